declare module "virtual:rules/*" {
  const booklet: import("./booklet").Booklet;
  export default booklet;
}
