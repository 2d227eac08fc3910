/** Groups of open conditions in the sheet, and its collapsed lines. */
export const SHEET = {
  answers: 'You can answer',
  office: 'To confirm when you apply',
  usual: (count: number) => (count === 1 ? 'And 1 usual condition' : `And ${count} usual conditions`),
  sources: 'Sources',
} as const;
