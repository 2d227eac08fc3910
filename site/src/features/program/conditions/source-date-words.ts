/** Wordings of a source's date if a copy of the page was read. */
export const COPY_WORDS = {
  undated: (day: string) => `checked ${day}, from a copy`,
  dated: (day: string) => `copy of ${day}`,
} as const;
