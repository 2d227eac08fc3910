export const UNDERSTOOD = {
  corrected: 'Understood as',
  keepTyped: (words: string) => `Search for “${words}” instead`,
  suggested: 'Did you mean',
  also: 'Also searched for',
  leftOut: (names: readonly string[]) => `Left out because of your words: ${names.join(', ')}.`,
  showLeftOut: 'Show them too',
  lacks: (name: string) => `Understood as: you don’t have ${name}. So we show it, and what helps instead.`,
  leaveOut: (name: string) => `Leave out ${name} instead`,
  /** Used for a search that excludes one kind of help. */
  anythingBut: (name: string) => `anything but ${name}`,
  ownList: 'These words ask for help in general, so this is your own list: what may help you most comes first.',
} as const;

/** Used when nothing matches the words well. */
export const WEAK = {
  title: 'Nothing here fits your words well',
  nearest: 'These programs come closest: they share a word or two with what you typed, or meet the same need.',
  ask: 'Try other words, or call 211: people there know what help exists where you live.',
} as const;

export const RULED_OUT = {
  title: 'Ruled out by your profile',
  text: 'These programs fit your words too, but something in your profile rules out each one.',
  show: 'Also show what my profile rules out',
  /** The kind of condition that isn't met. */
  kinds: {
    applicant: 'For organizations or other applicants',
    other: 'Not for your situation',
  },
  elsewhere: 'For another state',
  condition: (text: string) => `It asks for this: ${text}`,
} as const;

export const SUGGESTED = {
  label: 'Suggestions',
  /** The kind of suggestion. A need has no label. */
  recent: 'searched before',
  program: 'program',
  wish: '',
  forget: '',
  forgetRecent: 'Delete my recent searches',
} as const;
