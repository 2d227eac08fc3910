/** Texts shown on the page before the panel's own code loads. */
export const PANEL = {
  title: 'My applications',
  text: 'What you’re applying for, how far along you are, and your notes. You apply on each program’s own site.',
  unloaded: 'Your applications couldn’t be loaded. Reload the page.',
} as const;
