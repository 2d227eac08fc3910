import { PRICES, PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { LOCAL_KEYS, SESSION_KEYS } from '../account/session/storage.ts';

export const updatedText = (date: string) => `Last changed on ${date}`;
export const effectiveText = (date: string) => `In effect since ${date}`;
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
  short: [
    {
      title: 'What it does',
      text: 'It compares the rules of public programs with your answers. You see what you can get, why, what’s left to check, and where to apply.',
    },
    {
      title: 'Who pays for it',
      text: `The free plan costs nothing. People who choose Premium pay $${PRICES.premium} a month. We make money from paid plans and nothing else: no program can pay to be listed, or listed higher. We don’t show ads or sell data.`,
    },
    {
      title: 'What it doesn’t do',
      text: 'It doesn’t decide, apply for you, or give out money. It’s not a government agency and can’t see any agency’s files. It never takes a share of what you get.',
    },
  ],
  checked: 'How we check our facts',
  steps: [
    'We read a program’s rules, usually on an official page, and write down the page and its date.',
    'Each rule and amount on our pages names its source. You can open it and read it yourself.',
    'We test our answers against cases whose right answer people worked out by hand.',
    'If something is wrong, write to us. We check it at the official source and fix it.',
  ],
  read: (count: string) => `${count} read by us, each with its sources`,
  official: (share: number) => `${share}% of these sources are official pages`,
  right: 'clear answers were right when we last measured',
  missed: 'eligible households that we told no',
  measured: (date: string) => `Measured on ${date}.`,
  start: 'See what you qualify for',
  contact: 'Contact us',
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
  lead: 'Short answers. If yours is missing,',
  write: 'write to us',
} as const;

// ---- How matching works ----

export const QUALITY = {
  measured: (date: string) => `Measured on ${date}`,
  count: (programs: number, date: string) =>
    `We’ve read ${programs} programs ourselves. The newest source is from ${date}.`,
  verdicts: 'Answers',
  search: 'Search',
  what: 'What',
  figure: 'Measured',
  ours: PRODUCT_NAME,
  plain: 'Plain full-text search',
  note: 'From',
} as const;

/** An example of how an answer comes about. */
export const EXAMPLE = {
  title: 'An example: three rules of SNAP (food stamps)',
  rule: 'The rule says',
  told: 'You told us',
  so: 'So',
  rows: [
    {
      rule: 'Your household’s income is below your state’s limit',
      told: 'Your state, your income, four people',
      so: 'It’s below: met',
      is: 'met',
    },
    { rule: 'You’re not a student, or one of eight cases applies', told: 'Not a student', so: 'Met', is: 'met' },
    {
      rule: 'You’re a U.S. citizen, or have an immigration status that counts',
      told: 'Nothing yet',
      so: 'Stays open. It’s never a no',
      is: 'open',
    },
  ],
  answer: 'You very likely qualify',
  left: '1 thing left to check',
  link: 'See all the rules of SNAP',
} as const;
export const NEXT = { start: 'See what you qualify for', programs: 'Look at the programs' } as const;

// ---- Cookies ----

export const STORAGE = {
  cookies: 'Cookies',
  session: 'Session storage (this tab, until it closes)',
  local: 'Local storage (this browser, until you log out)',
  payment: 'Set by Stripe, only on the payment screen',
  name: 'Name',
  what: 'What it’s for',
  until: 'How long',
} as const;

export const SESSION_COOKIE_TEXT = {
  what: 'Keeps you logged in. It holds a random token that only our server can read.',
  until: 'Until you close the browser; with “Keep me logged in”, at most 30 days',
} as const;
export const MARKER_COOKIE_TEXT = {
  what: 'Shows that someone is logged in, so pages for visitors don’t call our server. It doesn’t identify anyone.',
  until: 'As long as the one above',
} as const;
export const DEVICE_COOKIE_TEXT = {
  what: 'Shows your account that you’ve logged in with this browser before, so we email you when someone uses another one. It opens nothing.',
  until: '400 days after you last log in here, or until you delete your account',
} as const;
export const secureName = (prefix: string) =>
  `Over https their names start with ${prefix}, which keeps other sites from setting them.`;

/** One text per key. A new key without a text fails type checking. */
export const SESSION_KEY_TEXTS: Readonly<Record<keyof typeof SESSION_KEYS, string>> = {
  results: 'Your last results, so you can come back to them without searching again.',
  query: 'What you last searched for.',
  selectedGrant: 'The program you chose in the results.',
  currentGrant: 'The program you opened, so it shows right away.',
  grantOwner: 'Whose program that is, so no one else sees it.',
  user: 'Whose tab this is, for the same reason.',
  autoSearchPerformed: 'Whether the first search by your profile has run.',
  backToSearch: 'That you’re on your way back from a program to your search.',
  hidesRuledOut: 'Whether you want to hide programs your profile rules out.',
  skippedQuestions: 'Which questions above your results you skipped.',
  adminToken: 'An administrator’s login. Members never have it.',
  adminReturn: 'Where an administrator goes after logging in.',
  adminDraft: 'What an administrator was typing when the login ended, until the form is open again.',
  subscriptionReturnUrl: 'The page to go back to after a payment.',
  justPaid: 'That a payment just came through, to thank you once.',
  homeAnswers: 'What you answered on the home page, so your profile starts with it when you sign up.',
  beforeEdit:
    'Your list and answers as they were before you changed your profile, to show what changed. You can close it there.',
  cameFor: 'The program whose page led you to sign up, so you can find it again.',
};
export const TOAST_KEY_TEXT = 'A short notice for the next page, removed as soon as it’s shown.';
export const LOCAL_KEY_TEXTS: Readonly<Record<keyof typeof LOCAL_KEYS, string>> = {
  recentSearches: 'What you searched for recently, to suggest it again. You can delete it in the search box.',
  subscription: 'Your plan as last seen, so the page doesn’t flicker.',
  sharedUse:
    'When you last used a page, if you said that this is a shared computer: ten minutes later you’re logged out.',
  profileDraft: 'Answers in your profile you haven’t saved yet, for a day at most, in case your login ends first.',
  people:
    'People you help and the answers you gave for them. We don’t keep them anywhere else. They stay if your login ends by itself, until you log out or remove them.',
  bar: 'Your initials and first name, and whether your profile is complete, so the whole top bar shows right away.',
  member: 'Whose browser this is, so another tab notices when someone else logs in.',
};
export const OFFER_CLOSED_TEXT =
  'That you closed the note that a page is also in Spanish, so it doesn’t come back. It stays until you delete it in your browser.';
export const STRIPE_COOKIES = [
  { name: '__stripe_mid', what: 'Tells Stripe it’s the same browser, to prevent fraud.', until: 'One year' },
  { name: '__stripe_sid', what: 'The same, for one visit.', until: '30 minutes' },
] as const;
