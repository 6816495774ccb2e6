declare module "virtual:words" {
  type Loader = () => Promise<{ default: string }>;
  /** By part, then by language. */
  const sources: Record<"first" | import("./parts").Part, Record<import("./languages").Language, Loader>>;
  export default sources;
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
