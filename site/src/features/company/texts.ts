import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { LOCAL_KEYS, SESSION_KEYS } from '../session/storage.ts';

export const updatedText = (date: string) => `Last changed on ${date}`;
export const effectiveText = (date: string) => `In force since ${date}`;
export const ON_THIS_PAGE = 'On this page';

export const FACTS = {
  title: 'The company',
  name: 'Company',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  law: 'Law that applies',
} as const;

// ---- About ----

export const ABOUT = {
  head: {
    title: `About ${PRODUCT_NAME}`,
    description: `Who is behind ${PRODUCT_NAME}, why it exists, what it stands for, and how it helps people find grants, loans and assistance programs.`,
  },
  title: 'About us',
  mission: 'Our mission',
  story: 'Our story',
  values: 'What we stand for',
  leadership: 'Leadership',
  figures: `${PRODUCT_NAME} in figures`,
  figuresNote: 'See how often our answers are right:',
  figuresLink: 'How matching works',
} as const;

// ---- FAQs ----

export const FAQS = {
  head: {
    title: 'Frequently asked questions',
    description: `Short answers about ${PRODUCT_NAME}: what it costs, how programs are matched, how sure the answers are, and what happens with your data.`,
  },
  title: 'Frequently asked questions',
  lead: 'Short answers. If yours is missing, write to us: the address is at the bottom of this page.',
} as const;

// ---- How matching works ----

export const QUALITY = {
  measured: (date: string) => `Measured on ${date}`,
  count: (programs: number, date: string) =>
    `The catalogue that we have read ourselves holds ${programs} programs; the newest source is of ${date}.`,
  verdicts: 'Answers',
  search: 'Search',
  what: 'What',
  figure: 'Measured',
  ours: PRODUCT_NAME,
  plain: 'Plain full-text search',
  note: 'From',
} as const;

// ---- Cookies ----

export const STORAGE = {
  cookies: 'Cookies',
  session: 'Session storage (this tab, until it closes)',
  local: 'Local storage (this browser, until you log out)',
  payment: 'Set by Stripe, on the payment screen alone',
  name: 'Name',
  what: 'What it is for',
  until: 'How long',
} as const;

export const SESSION_COOKIE_TEXT = {
  what: 'Keeps you logged in. It holds a random token that only our server can read.',
  until: 'Until the browser closes; with "Remember me" at most 30 days',
} as const;
export const MARKER_COOKIE_TEXT = {
  what: 'Says that somebody is logged in, so that pages for visitors make no call. It names nobody.',
  until: 'As long as the one before',
} as const;
export const secureName = (prefix: string) =>
  `Over https their names begin with ${prefix}, which keeps other sites from setting them.`;

/** One text for each key: a new key without one does not pass the type check. */
export const SESSION_KEY_TEXTS: Readonly<Record<keyof typeof SESSION_KEYS, string>> = {
  results: 'Your last results, so that you come back to them without a new search.',
  query: 'What you searched for last.',
  selectedGrant: 'The program that you chose in the results.',
  currentGrant: 'The program that you opened, so that it shows at once.',
  grantOwner: 'Whose program that is, so that nobody else sees it.',
  user: 'Whose tab this is, for the same reason.',
  autoSearchPerformed: 'That the first search by your profile has run.',
  hidesRuledOut: 'That you do not want to see programs that your profile rules out.',
  skippedQuestions: 'Which questions above your results you have skipped.',
  adminToken: 'The login of an administrator. Members never have it.',
  adminReturn: 'Where an administrator goes on after the login.',
  adminDraft: 'What an administrator typed when the login ended, until the form is open again.',
  subscriptionReturnUrl: 'The page to go back to after a payment.',
  homeAnswers: 'What you answered on the home page, so that your profile starts with it when you sign up.',
  cameFor: 'The program whose page led you to sign up, so that you find it again.',
};
export const TOAST_KEY_TEXT = 'A short notice for the next page, removed as soon as it is shown.';
export const LOCAL_KEY_TEXTS: Readonly<Record<keyof typeof LOCAL_KEYS, string>> = {
  recentSearches: 'What you searched for lately, to offer it again. You can delete it in the search box.',
  subscription: 'Your plan as last seen, so that the page does not flicker.',
  profileDraft:
    'Answers in your profile that you have not saved yet, for a day at most, in case your login ends first.',
  people:
    'People you help and the answers you gave for them, which we keep nowhere else. Also after your login ends by itself, until you log out or remove them.',
  bar: 'Your initials and first name, and whether your profile is complete, so that the top bar is whole at once.',
  member: 'Whose browser this is, so that another tab notices when somebody else logs in.',
};
export const STRIPE_COOKIES = [
  { name: '__stripe_mid', what: 'Tells Stripe that it is the same browser, against fraud.', until: 'One year' },
  { name: '__stripe_sid', what: 'The same, for one visit.', until: '30 minutes' },
] as const;
