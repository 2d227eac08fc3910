export const COPY_WORDS = {
  undated: (day: string) => `revisado el ${day}, en una copia`,
  dated: (day: string) => `copia del ${day}`,
} as const;
