/** The section that opens the drafts. The editor's own texts load with it. */
export const DRAFTS = {
  title: 'Drafts',
  text: 'A first version of what to say and write, made from this program’s record and your answers, with blanks in brackets for you to fill in. Put together by rules, not AI.',
  open: 'Open the drafts',
} as const;
