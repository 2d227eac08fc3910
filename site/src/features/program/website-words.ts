/** A link to a program's site, by whether that page takes applications. */
export const WEBSITE_WORDS = {
  apply: (host: string) => `Apply at ${host}`,
  read: (host: string) => `See how at ${host}`,
} as const;
