import type { Page } from '@playwright/test';
import { type Alerts, getAlerts, type SavedSearch, type Unsubscription } from '../../../contract/saved/alerts.ts';

const search = (id: number, name: string, given: Partial<SavedSearch> & { searchTerm: string }): SavedSearch => {
  const { searchTerm, ...others } = given;
  return {
    id,
    name,
    criteria: { searchTerm, programType: 'all', includeIneligible: false },
    frequency: 'weekly',
    isPaused: false,
    createdAt: '2026-01-14T12:00:00.000Z',
    lastAlertAt: null,
    ...others,
  };
};

/** The mail settings of a member with an unconfirmed address: searches in each state, with names of various lengths. */
const ALERTS: Alerts = {
  searches: [
    search(1, 'Roof repair', { searchTerm: 'fix my roof', lastAlertAt: '2026-02-15T12:00:00.000Z' }),
    search(2, 'Money for college', { searchTerm: 'scholarships for a first-generation student', frequency: 'off' }),
    search(3, 'Somethingwithoutasingleblankthatgoesonandonuntilnobodycanreaditanymoreonaphone', {
      searchTerm: 'What is there for a retired veteran who takes care of two grandchildren and '.repeat(4),
      isPaused: true,
    }),
  ],
  reminderDays: [14, 3],
  tellsChanges: true,
  email: 'somebody-with-a-long-name.who-lives-far-away@subdomain.of-a-long-domain.example.org',
  isEmailConfirmed: false,
  allowed: { alerts: 1, daily: false },
};

/** Mocks the mail settings with fixed values. */
export const withAlerts = (page: Page) => page.route(`**${getAlerts.path}`, (route) => route.fulfill({ json: ALERTS }));

/** Mocks the description of what an unsubscribe link stops. */
export const withUnsubscription = (isOn: boolean) => (page: Page) =>
  page.route('**/api/unsubscribe/*', (route) =>
    route.fulfill({ json: { about: 'search', name: 'Roof repair', isOn } satisfies Unsubscription }),
  );
