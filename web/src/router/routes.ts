/** Which screen an address shows. */

export type Route = { screen: "home" } | { screen: "table"; table: string } | { screen: "nothing" };

const TABLE = /^\/table\/([\w-]{1,64})\/?$/;

export function routeOf(path: string): Route {
  if (path === "/") return { screen: "home" };
  const table = TABLE.exec(path)?.[1];
  return table === undefined ? { screen: "nothing" } : { screen: "table", table };
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}
