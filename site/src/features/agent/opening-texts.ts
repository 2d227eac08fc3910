export const TITLE = 'Ask about this program';
export const OPEN = {
  lead: 'Ask in your own words. AI looks for the answer in this program’s sources, and each sentence shows the words it stands on.',
  leadOfDemo:
    'Ask in your own words. A demo model on this computer looks for the answer in this program’s sources by rules, and each sentence shows the words it stands on.',
  button: 'Ask a question',
} as const;
