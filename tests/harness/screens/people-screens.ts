import type { Page } from '@playwright/test';
import { MOST_HELPED } from '../../../site/src/features/people/limits.ts';
import { helped, withPeople } from '../pages/people-page.ts';
import type { Screen } from './screen.ts';
import { failedToLoad, heading } from './screen-kit.ts';

const LONG = 'Supercalifragilisticexpialidocious-Maria';
const some = (page: Page) => withPeople(page, [helped('a', 'M.K.'), helped('b', LONG, { location: `${LONG}, Ohio` })]);
const full = (page: Page) =>
  withPeople(
    page,
    Array.from({ length: MOST_HELPED }, (_, index) => helped(`p${index}`, `Person ${index + 1}`)),
  );

/** The people a member helps, in every state that looks different. */
export const PEOPLE_SCREENS: readonly Screen[] = [
  {
    name: 'people-empty',
    path: '/people',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'Nobody here yet' }),
  },
  {
    name: 'people',
    path: '/people',
    who: 'member',
    prepare: some,
    reach: (page) => page.getByRole('button', { name: 'Remove M.K.' }).click(),
    ready: (page) => page.getByRole('button', { name: 'Yes, remove' }),
  },
  {
    name: 'people-full',
    path: '/people',
    who: 'member',
    prepare: full,
    ready: (page) => page.getByText('the most you can keep'),
  },
  {
    name: 'people-unreadable',
    path: '/people',
    who: 'member',
    prepare: (page) => withPeople(page, [helped('a', 'M.K.'), { id: 'b' }]),
    ready: (page) => page.getByText('One entry here can’t be read'),
  },
  {
    name: 'person-new',
    path: '/people?new',
    who: 'member',
    reach: (page) => page.getByRole('button', { name: 'Save and see programs' }).click(),
    ready: (page) => page.getByText('Enter a nickname or initials'),
  },
  {
    name: 'person-edit',
    path: '/people?edit=b',
    who: 'member',
    prepare: some,
    ready: (page) => page.getByRole('button', { name: 'Open all' }),
  },
  { name: 'person-missing', path: '/people?edit=x', who: 'member', ready: heading('We can’t find this person') },
  {
    name: 'person-programs',
    path: '/people?person=b',
    who: 'member',
    prepare: some,
    reach: (page) => page.getByText('All conditions and papers').first().click(),
    ready: (page) => page.getByRole('heading', { name: 'To check' }).first(),
  },
  {
    name: 'person-programs-failed',
    path: '/people?person=a',
    who: 'member',
    async prepare(page) {
      await some(page);
      await page.route('**/api/grants/for-person', (route) => route.abort());
    },
    ready: (page) => page.getByText('The programs couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'people-leaving',
    path: '/people?leave',
    who: 'member',
    prepare: some,
    ready: (page) => page.getByRole('button', { name: 'Log out and remove' }),
  },
  { name: 'people-leaving-nobody', path: '/people?leave', who: 'member', ready: heading('Log out?') },
];
