import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const SKIP = 'Skip to content';
export const HOME_LABEL = `${PRODUCT_NAME}, home`;
export const MENU = 'Menu';
/** Navigation labels, for screen readers. */
export const NAVIGATION = { main: 'Main', mobile: 'Mobile', legal: 'Legal' } as const;

/** The label of a page's breadcrumbs, for screen readers. */
export const BREADCRUMBS = 'Breadcrumbs';

export const TAGLINE = `${PRODUCT_NAME} connects people with funding opportunities through AI-powered matching.`;
export const NOT_GOVERNMENT =
  'We’re a private service, not a government agency. Applying to a program is free at its source. What we show is an estimate, not a decision.';
export const CONTACT = 'Contact';
/** Replaces company facts in a copy that has none. */
export const NOT_SET = 'Local copy: company details not set';
export const copyright = (year: number) => `© ${year} ${PRODUCT_NAME}. All rights reserved.`;

export const LOG_OUT = 'Log out';
export const MY_ACCOUNT = 'My Account';

/** Labels of `legal-links.ts`. Separate from the other labels, which no script needs. */
export const LEGAL_LABELS = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;

/** Entries of the menus and the footer. */
export const LABELS = {
  home: 'Home',
  profile: 'Profile',
  browse: 'Browse Grants',
  programs: 'Programs',
  help: 'Get free help',
  saved: 'Saved Grants',
  myPlan: 'My plan',
  blog: 'Blog',
  about: 'About us',
  admin: 'Admin',
  grantDataAdmin: 'Grant Data Admin',
  logIn: 'Log in',
  signUp: 'Sign up',
  aboutUs: 'About Us',
  careers: 'Careers',
  press: 'Press',
  contact: 'Contact us',
  database: 'Grant Database',
  tips: 'Application Tips',
  stories: 'Success Stories',
  faqs: 'FAQs',
  matching: 'How matching works',
  cookies: 'Cookie Policy',
  refunds: 'Refunds',
  accessibility: 'Accessibility',
  aiNotice: 'AI notice',
  company: 'Company',
  resources: 'Resources',
} as const;
