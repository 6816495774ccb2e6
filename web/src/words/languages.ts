export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own language, for readers who understand no other. */
export const NAMES: Record<Language, string> = { en: "English", ru: "Русский", fr: "Français" };

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.some((language) => language === word);
}

/** Returns the first supported language that the browser asks for. */
export function browserLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage);
  return known ?? "en";
}
