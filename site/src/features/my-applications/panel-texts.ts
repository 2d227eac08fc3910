/** What stands on the page before the panel's own code has come. */
export const PANEL = {
  title: 'My applications',
  text: 'What you apply for, how far you are, and your notes. You apply on the provider’s own site: here you keep track.',
  unloaded: 'Your applications could not be loaded. Reload the page to see them.',
} as const;
