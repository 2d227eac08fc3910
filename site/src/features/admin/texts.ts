import { ADMIN_LOGIN_NEEDED } from '../../../../contract/admin.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';

// ---- Toasts ----

export const ROUTE_DENIED = 'You do not have permission to access this page.';
export const ACCESS_DENIED = {
  title: 'Access Denied',
  route: ROUTE_DENIED,
  dashboard: ADMIN_LOGIN_NEEDED,
} as const;
export const SESSION_EXPIRED = {
  title: 'Session Expired',
  description: 'Your admin login has ended. Please log in again.',
} as const;
export const AUTHENTICATION = {
  failed: { title: 'Authentication Failed', description: 'Invalid admin credentials' },
  error: 'Authentication Error',
  required: { title: 'Authentication Required', description: 'Your admin login has ended. Please log in again here.' },
} as const;
export const LEFT = { title: 'You’ve left the admin area' } as const;

// ---- Login ----

export const LOGIN_HEAD = {
  title: 'Log in to the admin area',
  description: `For the people who run ${PRODUCT_NAME}: log in to start the grant crawler, see its sources and correct programs.`,
} as const;
export const LOGIN = {
  title: 'Grant data admin',
  lead: 'For the people who look after our programs. Members log in elsewhere.',
  email: 'Email',
  password: 'Password',
  code: 'Code from your authenticator app',
  codeHint: '6 digits, new every 30 seconds',
  submit: 'Log in as admin',
  pending: 'Logging in…',
  preparing: 'Preparing the form',
  member: 'Log in as a member instead',
} as const;
export const LOCAL_HINT = {
  title: 'This copy runs on your own machine',
  before: 'For testing, use the admin login that was printed where you ran',
  command: 'npm start',
  after: 'It’s also in the file logins.json in the data folder.',
} as const;

// ---- The dashboard ----

export const DASHBOARD_HEAD = {
  title: 'Admin dashboard of the crawler',
  description: `For the people who run ${PRODUCT_NAME}: what the crawler is doing, its runs and sources, and the programs it found.`,
} as const;
export const DASHBOARD = {
  title: 'Admin dashboard',
  views: 'Parts of the dashboard',
  opening: 'Opening the dashboard',
  logout: 'Logout',
  leaving: 'Logging out…',
} as const;
export const VIEW_NAMES = {
  crawler: 'Crawler',
  runs: 'Runs',
  sources: 'Sources',
  programs: 'Programs',
  members: 'Members',
  status: 'Status',
} as const;

// ---- /admin ----

export const EMBEDDED_HEAD = {
  title: 'Administration of grant data',
  description: `For administrators of ${PRODUCT_NAME}: start the grant crawler, follow its progress, and open the dashboard.`,
} as const;
export const EMBEDDED = {
  title: 'Admin',
  lead: 'Start the grant crawler and watch what it finds.',
  controls: 'Crawler controls',
  needsLogin: 'The crawler has its own login. Enter the email and password of your admin account.',
  dashboard: 'Open the dashboard',
} as const;

// ---- Shared ----

export const LOADING = 'Loading…';
export const NEVER = 'Never';
export const lasted = (minutes: number) => {
  if (minutes < 1) return 'Under a minute';
  const hours = Math.floor(minutes / 60);
  const rest = `${minutes % 60} min`;
  return hours === 0 ? rest : `${hours} h ${rest}`;
};
export const PHASE_NAMES = {
  categories: 'Categories',
  federal: 'Federal',
  states: 'States',
  ngos: 'NGOs',
} as const;
/** Window title, so tabs and history entries show which part is open. */
export const viewTitle = (part: string) => `${part} | ${DASHBOARD.title} | ${PRODUCT_NAME}`;
export const count = (number: number) => number.toLocaleString('en-US');
