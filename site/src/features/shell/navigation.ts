import { MY_PLAN_PATH, SAVED_PATH } from '../../lib/my-plan-path.ts';

/** Who sees an entry: everyone, visitors, members, members with a complete profile, or admins. */
export type Audience = 'everyone' | 'visitor' | 'member' | 'complete' | 'admin';

export interface Entry {
  label: string;
  href: string;
  audience: Audience;
}

const HOME = { label: 'Home', href: '/', audience: 'everyone' } as const;
const PROFILE = { label: 'Profile', href: '/profile', audience: 'member' } as const;
const BROWSE = { label: 'Browse Grants', href: '/search-results', audience: 'complete' } as const;
/** For visitors only: members have their own search instead. */
const PROGRAMS = { label: 'Programs', href: '/programs', audience: 'visitor' } as const;
const GET_HELP = { label: 'Get free help', href: '/get-help', audience: 'everyone' } as const;
const SAVED = { label: 'Saved Grants', href: SAVED_PATH, audience: 'complete' } as const;
const MY_PLAN = { label: 'My plan', href: MY_PLAN_PATH, audience: 'complete' } as const;
const BLOG = { label: 'Blog', href: '/blog', audience: 'everyone' } as const;
const ABOUT = { label: 'About us', href: '/about', audience: 'everyone' } as const;
const ADMIN = { label: 'Admin', href: '/admin', audience: 'admin' } as const;
const GRANT_DATA_ADMIN = { label: 'Grant Data Admin', href: '/admin-login', audience: 'everyone' } as const;

export const LOG_IN = { label: 'Log in', href: '/auth?mode=login' } as const;
export const SIGN_UP = { label: 'Sign up', href: '/auth?mode=signup' } as const;
export const LOG_OUT = 'Log out';
export const MY_ACCOUNT = 'My Account';

export const TOP_BAR: readonly Entry[] = [HOME, PROFILE, BROWSE, PROGRAMS, GET_HELP, BLOG, ABOUT];
export const ACCOUNT_MENU: readonly Entry[] = [PROFILE, BROWSE, BLOG, ADMIN];
// biome-ignore format: one row reads better than one word per line
export const MOBILE_MENU: readonly Entry[] = [
  HOME, PROFILE, BROWSE, SAVED, MY_PLAN, PROGRAMS, GET_HELP, BLOG, GRANT_DATA_ADMIN, ADMIN,
];

export interface Column {
  title: string;
  links: readonly { label: string; href: string }[];
}

export const FOOTER_COLUMNS: readonly Column[] = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Careers', href: '/careers' },
      { label: 'Blog', href: '/blog' },
      { label: 'Press', href: '/press' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Grant Database', href: '/search-results' },
      { label: 'Programs', href: '/programs' },
      { label: 'Get free help', href: '/get-help' },
      { label: 'Application Tips', href: '/blog' },
      { label: 'Success Stories', href: '/success-stories' },
      { label: 'FAQs', href: '/faqs' },
      { label: 'How matching works', href: '/how-matching-works' },
    ],
  },
];

export const TERMS = { label: 'Terms of Service', href: '/terms' } as const;
export const PRIVACY = { label: 'Privacy Policy', href: '/privacy' } as const;
export const LEGAL_LINKS: Column['links'] = [
  TERMS,
  PRIVACY,
  { label: 'Cookie Policy', href: '/cookies' },
  { label: 'Refunds', href: '/refunds' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'AI notice', href: '/ai-notice' },
];
