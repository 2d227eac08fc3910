export const COPY_WORDS = {
  undated: (day: string) => `revisado el ${day}`,
  dated: (day: string) => `copia del ${day}`,
} as const;
