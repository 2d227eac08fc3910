/** The section that opens the drafts; what the desk says comes with it. */
export const DRAFTS = {
  title: 'Drafts',
  text: 'A first version of what to say and write, made from this program’s record and your answers, with blanks in brackets for you to fill in. Put together by rules, not AI.',
  open: 'Open the drafts',
} as const;
