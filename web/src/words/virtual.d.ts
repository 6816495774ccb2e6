declare module "virtual:words/*" {
  const source: string;
  export default source;
}

declare module "virtual:trouble" {
  /** By language, then by message id. */
  const sentences: Record<import("./languages").Language, Record<string, string>>;
  export default sentences;
}

declare module "virtual:paintings/*" {
  const source: string;
  export default source;
}

declare module "virtual:reference/*" {
  const source: string;
  export default source;
}
