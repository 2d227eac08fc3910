export const HEAD = {
  title: 'Get free help with applying',
  description:
    'People who help you apply for benefits, loans and grants at no cost: 211, your state’s offices, legal aid, Medicare counselors and more, with what to say on the phone.',
} as const;
export const stateHead = (state: string) => ({
  title: `Get free help with applying in ${state}`,
  description: `Who helps you apply in ${state} at no cost: the state’s offices for food, health and energy, legal aid, Medicare counselors and more, with what to say on the phone.`,
});
export const NAME = 'Get free help';
export const START = {
  title: 'Get free help from a person',
  inState: (state: string) => `Get free help in ${state}`,
  lead: 'People who help you find programs and apply, at no cost. Call, or find the office near you.',
  needs: 'What do you need help with?',
  allNeeds: 'Everything',
  withForm: 'Who can help you',
  listed: (count: number) => (count === 1 ? '1 helper' : `${count} helpers`),
  more: (count: number) => (count === 1 ? '1 more helper' : `${count} more helpers`),
  inPlace: (helpers: string, state: string) => `${helpers} in ${state}`,
  helping: 'Do you help other people apply, as a caseworker, librarian or benefits navigator?',
  people: 'Keep a list for each of them',
  scam: 'Never pay for any of this, and never tell a caller your Social Security number unless you called the office yourself.',
} as const;
/** The count at the start of a heading, in the wording of `listed` and `more`. */
export const COUNTED = /^\d+ (more )?helpers?/;
export const STATE = {
  label: 'Your state',
  choose: 'Choose a state',
  go: 'Show',
  /** For screen readers. */
  what: 'its offices',
  note: 'Type your ZIP code or choose your state to see its own offices and numbers.',
  zipCode: 'ZIP code',
  unknown: 'We have no list for that ZIP code. Choose a state.',
} as const;
/** Help that can't wait. */
export const URGENT = {
  danger: 'In danger right now? Call',
  crisis: 'Thinking of hurting yourself? Call or text',
} as const;

/** For members. Our data has state offices, but not county or city offices. */
export const MEMBER = {
  place: (place: string) =>
    `Some offices below serve the whole state. On the phone say “I live in ${place}. Which office is mine?”`,
  leftOut: (count: number) =>
    count === 1 ? '1 more helper doesn’t fit your answers.' : `${count} more helpers don’t fit your answers.`,
  showAll: 'Show all helpers',
} as const;
/** The blanks in the phone scripts, and how a member's answers fill them. */
export const BLANKS = {
  zipCode: 'My ZIP code is …',
  withZipCode: (zipCode: string) => `My ZIP code is ${zipCode}`,
  inPlace: (place: string) => `I live in ${place}`,
  need: 'I need help with …',
  withNeed: (need: string) => `I need help with ${need}`,
} as const;

export const SECTION = {
  title: 'Get free help',
  text: 'You don’t have to do this alone. These people help at no cost.',
  others: (count: number) => (count === 1 ? '1 more who helps' : `${count} more who help`),
  more: 'More people who help, and our sources',
  moreIn: (state: string) => `More people who help in ${state}, and our sources`,
  failed: 'We couldn’t load the helpers for your state. This page lists them all:',
} as const;
/** Like `moreIn`, for public pages, which use the states' translated names. */
export const moreInState = (state: string) => `More people who help in ${state}, and our sources`;
export const LINE = {
  ask: 'Want to talk to a person?',
  link: 'See who helps for free',
  linkIn: (state: string) => `See who helps for free in ${state}`,
} as const;

export const callNumber = (phone: string) => `Call ${phone}`;
export const nationalLine = (phone: string) => `National line: ${phone}`;
/** Shown next to the state office's own number. */
export const alsoNationalLine = (phone: string) => `Or the national line: ${phone}`;
export const FIND = 'Find the office near you';
export const findNear = (zipCode: string) => `Find the office near ${zipCode}`;
export const WEBSITE = 'Website';
export const CHOOSE_STATE = 'See your state’s office';
export const SAY = 'What to say:';
/** The folded part of a helper in a long list. */
export const SAY_AND_SOURCE = 'What to say, and our source';
export const SOURCE = 'Our source';
/** An extra question for offices that interview applicants. */
export const INTERVIEW = 'When is my interview?';
/** For a phone number and address. The sources are on the page of all helpers. */
export const asOf = (date: string) => `As of ${date}`;
