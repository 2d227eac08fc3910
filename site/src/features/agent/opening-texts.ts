export const TITLE = 'Ask about this program';
export const OPEN = {
  lead: 'Ask in your own words. AI looks for the answer in this program’s sources, and each sentence shows the words it stands on.',
  button: 'Ask a question',
} as const;
