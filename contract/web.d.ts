/** The only web API contract uses. The Worker and the browser both have it, but neither's types are loaded here. */
declare class URLSearchParams {
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
