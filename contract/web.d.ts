/** The one web API that contract uses: the Worker and the browser both have it, and neither's types are loaded here. */
declare class URLSearchParams {
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
