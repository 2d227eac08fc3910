export const TITLE = 'Ask about this program';
export const OPEN = {
  lead: 'Ask in your own words. AI looks for the answer in this program’s sources and shows the words behind each sentence.',
  leadOfDemo:
    'Ask in your own words. A demo model on this computer uses rules to look for the answer in this program’s sources, and shows the words behind each sentence.',
  button: 'Ask a question',
} as const;
