/** The only web API used in contract/. Workers and browsers both have it, but neither set of types is loaded here. */
declare class URLSearchParams {
  readonly size: number;
  set(name: string, value: string): void;
  toString(): string;
}
