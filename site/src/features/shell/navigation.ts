import { MY_PLAN_PATH, SAVED_PATH } from '../../lib/my-plan-path.ts';
import { PRIVACY, TERMS } from './legal-links.ts';
import { LABELS } from './texts.ts';

/** The people who see an entry: everyone, visitors, members, members with a complete profile, or admins. */
export type Audience = 'everyone' | 'visitor' | 'member' | 'complete' | 'admin';

export interface Entry {
  label: string;
  href: string;
  audience: Audience;
}

const HOME = { label: LABELS.home, href: '/', audience: 'everyone' } as const;
const PROFILE = { label: LABELS.profile, href: '/profile', audience: 'member' } as const;
const BROWSE = { label: LABELS.browse, href: '/search-results', audience: 'complete' } as const;
/** For visitors only: members have their own search instead. */
const PROGRAMS = { label: LABELS.programs, href: '/programs', audience: 'visitor' } as const;
const GET_HELP = { label: LABELS.help, href: '/get-help', audience: 'everyone' } as const;
const SAVED = { label: LABELS.saved, href: SAVED_PATH, audience: 'complete' } as const;
const MY_PLAN = { label: LABELS.myPlan, href: MY_PLAN_PATH, audience: 'complete' } as const;
const BLOG = { label: LABELS.blog, href: '/blog', audience: 'everyone' } as const;
const ABOUT = { label: LABELS.about, href: '/about', audience: 'everyone' } as const;
const ADMIN = { label: LABELS.admin, href: '/admin', audience: 'admin' } as const;
const GRANT_DATA_ADMIN = { label: LABELS.grantDataAdmin, href: '/admin-login', audience: 'everyone' } as const;

export const LOG_IN = { label: LABELS.logIn, href: '/auth?mode=login' } as const;
export const SIGN_UP = { label: LABELS.signUp, href: '/auth?mode=signup' } as const;

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
    title: LABELS.company,
    links: [
      { label: LABELS.aboutUs, href: '/about' },
      { label: LABELS.careers, href: '/careers' },
      { label: LABELS.blog, href: '/blog' },
      { label: LABELS.press, href: '/press' },
      { label: LABELS.contact, href: '/contact' },
    ],
  },
  {
    title: LABELS.resources,
    links: [
      { label: LABELS.database, href: '/search-results' },
      { label: LABELS.programs, href: '/programs' },
      { label: LABELS.help, href: '/get-help' },
      { label: LABELS.tips, href: '/blog' },
      { label: LABELS.stories, href: '/success-stories' },
      { label: LABELS.faqs, href: '/faqs' },
      { label: LABELS.matching, href: '/how-matching-works' },
    ],
  },
];

export const LEGAL_LINKS: Column['links'] = [
  TERMS,
  PRIVACY,
  { label: LABELS.cookies, href: '/cookies' },
  { label: LABELS.refunds, href: '/refunds' },
  { label: LABELS.accessibility, href: '/accessibility' },
  { label: LABELS.aiNotice, href: '/ai-notice' },
];
