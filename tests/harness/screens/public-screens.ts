import type { Screen } from './screen.ts';
import { heading } from './screen-kit.ts';

/** The pages about programs and the company, one of each kind. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'programs', path: '/programs', who: 'visitor', ready: heading('Programs in plain words') },
  {
    name: 'programs-found',
    path: '/programs?q=heating+bill',
    who: 'visitor',
    ready: (page) => page.getByRole('region', { name: 'What the search found' }).getByRole('listitem').first(),
  },
  {
    name: 'programs-nothing-found',
    path: '/programs?q=zebra',
    who: 'visitor',
    ready: (page) => page.getByText(/^We found no program for “zebra”/),
  },
  { name: 'programs-of-a-topic', path: '/programs/category/education', who: 'visitor', ready: heading(/education/) },
  { name: 'programs-of-a-state', path: '/programs/state/california', who: 'visitor', ready: heading(/California/) },
  { name: 'public-program', path: '/programs/snap', who: 'visitor', ready: heading('SNAP (food stamps)') },
  {
    name: 'public-program-long',
    path: '/programs/health-professions-student-loans',
    who: 'member',
    ready: (page) => page.getByRole('link', { name: 'See it with your profile' }).first(),
  },
  { name: 'get-help', path: '/get-help', who: 'visitor', ready: heading('Get free help from a person') },
  {
    name: 'get-help-state',
    path: '/get-help/ohio?need=health',
    who: 'visitor',
    ready: (page) => page.getByRole('heading', { level: 2, name: /Ohio$/ }),
  },
  { name: 'about', path: '/about', who: 'visitor', ready: heading('About us') },
  { name: 'contact', path: '/contact', who: 'visitor', ready: heading('Contact') },
  { name: 'how-matching-works', path: '/how-matching-works', who: 'visitor', ready: heading('How matching works') },
  { name: 'privacy', path: '/privacy', who: 'visitor', ready: heading('Privacy Policy') },
  { name: 'cookies', path: '/cookies', who: 'visitor', ready: heading('Cookie Policy') },
  {
    name: 'faqs',
    path: '/faqs',
    who: 'visitor',
    reach: (page) => page.getByText('What does it cost?').click(),
    ready: (page) => page.getByText('The free plan costs nothing'),
  },
];
