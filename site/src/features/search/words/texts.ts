export const UNDERSTOOD = {
  corrected: 'Understood as',
  keepTyped: (words: string) => `Search for “${words}” instead`,
  suggested: 'Did you mean',
  also: 'Also searched for',
} as const;

/** Where nothing fits the words. */
export const WEAK = {
  title: 'Nothing here fits your words well',
  nearest: 'These programs come nearest, because they share a word or two with what you typed.',
  ask: 'Try other words, or call 211: people there know what help exists where you live.',
} as const;

export const RULED_OUT = {
  title: 'Ruled out by your profile',
  text: 'Your words fit these programs too, but something in your profile speaks against each.',
  show: 'Also show what my profile rules out',
  /** What kind of condition it is that fails. */
  kinds: {
    applicant: 'For organizations or other applicants',
    place: 'For another state',
    other: 'Not for your situation',
  },
  condition: (text: string) => `It asks for this: ${text}`,
} as const;

export const CRISIS = {
  title: 'Help right now',
  leave: 'Leave this page now',
  leaveHint:
    'Takes you to a weather page. We keep these words nowhere: not in this page’s address, not in your searches.',
} as const;

export const SUGGESTED = {
  label: 'Suggestions',
  /** What kind of suggestion it is; a wish is what it says. */
  recent: 'searched before',
  program: 'program',
  wish: '',
  forget: '',
  forgetRecent: 'Delete my recent searches',
} as const;
