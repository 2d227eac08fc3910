export const WEBSITE_WORDS = {
  apply: (host: string) => `Solicitar en ${host}`,
  read: (host: string) => `Ver cómo en ${host}`,
} as const;
