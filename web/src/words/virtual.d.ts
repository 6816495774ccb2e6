declare module "virtual:words/*" {
  const source: string;
  export default source;
}

declare module "virtual:trouble" {
  /** By language, then by the name of the message. */
  const sentences: Record<import("./languages").Language, Record<string, string>>;
  export default sentences;
}
