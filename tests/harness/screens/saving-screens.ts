import type { Page } from '@playwright/test';
import { getUser } from '../../../contract/account/user.ts';
import { postApplication } from '../../../contract/saved/applications.ts';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import type { Database } from '../../../worker/db/client.ts';
import { subscriptions } from '../../../worker/db/schema/index.ts';
import { newPerson, PASSWORD } from '../../factories/people.ts';
import type { Client } from '../client.ts';
import { openAllParts } from '../pages/profile-form.ts';
import { withAnswers } from '../pages/program-page.ts';
import { expect } from '../product/breaking-browser.ts';

export interface Place {
  page: Page;
  database: Database;
  client: Client;
}

export interface SavingScreen {
  name: string;
  path: string;
  who: 'visitor' | 'newcomer' | 'member' | 'admin';
  /** Sets up the state that the screen needs. */
  prepare?: (place: Place) => Promise<unknown>;
  /** Types what will be saved, or waits until it can be saved. */
  fill?: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** Checks that what was typed is still there. */
  kept?: (page: Page) => Promise<unknown>;
  done: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Expects a text to be visible somewhere on the page. */
export const seen = (text: string | RegExp) => (page: Page) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
/** Sets up a subscriber on a site with a model. */
async function asSubscriber({ client, database, page }: Place): Promise<void> {
  await withAnswers(page, 'model');
  const { id: userId } = (await client.ok(getUser)).body;
  await database.insert(subscriptions).values({ userId, tier: 'premium', status: 'active' });
}
const person = newPerson();
const FIRST_STEP = /Read the rules on NYSERDA's funding page/;

/** Everything that can be saved on the screens, and how to save it. */
export const SAVING: readonly SavingScreen[] = [
  {
    name: 'log in',
    path: '/auth',
    who: 'visitor',
    async fill(page) {
      await page.getByRole('tabpanel').getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
      await page.getByRole('tabpanel').getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    },
    send: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click(),
    kept: (page) => expect(page.getByRole('tabpanel').getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD),
    done: seen('Invalid email or password'),
  },
  {
    name: 'sign up',
    path: '/auth?mode=signup',
    who: 'visitor',
    async fill(page) {
      const form = page.getByRole('tabpanel');
      await form.getByLabel('First name').fill(person.firstName);
      await form.getByLabel('Last name').fill(person.lastName);
      await form.getByLabel('Email').fill(person.email);
      await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
      await form.getByRole('checkbox', { name: /I agree/ }).check();
    },
    send: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Sign up' }).click(),
    kept: (page) => expect(page.getByRole('tabpanel').getByLabel('Email')).toHaveValue(person.email),
    done: (page) => expect(page).toHaveURL(/\/profile/),
  },
  {
    name: 'forgotten password',
    path: '/auth',
    who: 'visitor',
    async fill(page) {
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(person.email);
    },
    send: press('Send reset link'),
    kept: (page) => expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email' })).toHaveValue(person.email),
    done: (page) => expect(page.getByRole('dialog', { name: 'Check your inbox' })).toBeVisible(),
  },
  {
    name: 'profile',
    path: '/profile',
    who: 'member',
    async fill(page) {
      await openAllParts(page);
      await page.getByLabel('Occupation').fill('Beekeeper');
    },
    send: press('Save profile'),
    kept: (page) => expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper'),
    done: (page) => expect(page).toHaveURL(/search-results/),
  },
  {
    name: 'password',
    path: '/profile?tab=account',
    who: 'member',
    async fill(page) {
      await page.getByRole('button', { name: 'Change your password' }).click();
      await field(page, 'Current password').fill(PASSWORD);
      await field(page, 'New password').fill('Quiet Mornings 9!');
      await field(page, 'Repeat the new password').fill('Quiet Mornings 9!');
    },
    send: press('Change password'),
    kept: (page) => expect(field(page, 'New password')).toHaveValue('Quiet Mornings 9!'),
    done: seen('Your password was changed'),
  },
  {
    name: 'name and phone',
    path: '/profile?tab=account',
    who: 'member',
    async fill(page) {
      await page.getByRole('button', { name: 'Change your name and phone' }).click();
      await field(page, 'First name').fill('Mariella');
    },
    send: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
    kept: (page) => expect(field(page, 'First name')).toHaveValue('Mariella'),
    done: seen('We’ll call you Mariella from now on.'),
  },
  {
    name: 'address',
    path: '/profile?tab=account',
    who: 'member',
    async fill(page) {
      await page.getByRole('button', { name: 'Change your email address' }).click();
      await field(page, 'New email address').fill(`moved-${person.email}`);
      await field(page, 'Current password').fill(PASSWORD);
    },
    send: press('Send the link'),
    kept: (page) => expect(field(page, 'New email address')).toHaveValue(`moved-${person.email}`),
    done: seen(/stays your address/),
  },
  {
    name: 'saved program',
    path: '/grants/liheap/apply',
    who: 'member',
    fill: (page) => expect(page.getByRole('button', { name: /^Save .*Energy Assistance/ })).toBeEnabled(),
    send: press(/^Save .*Energy Assistance/),
    done: (page) => expect(page.getByRole('button', { name: /^Saved .*Energy Assistance/ })).toBeEnabled(),
  },
  {
    name: 'note',
    path: '/search-results?tab=saved',
    who: 'member',
    prepare: ({ client }) => client.ok(postSavedGrant, { body: { grantId: 'liheap' } }),
    async fill(page) {
      await page.getByRole('tab', { name: /Saved Grants/ }).click();
      await page.getByRole('tab', { name: 'Programs' }).click();
      await press('Add a note')(page);
      await page.getByLabel('My note').fill('Ask for the form');
    },
    send: press('Save the note'),
    kept: (page) => expect(page.getByLabel('My note')).toHaveValue('Ask for the form'),
    done: seen('Note saved.'),
  },
  {
    name: 'saved search',
    path: '/search-results?autoSearch=true',
    who: 'member',
    async fill(page) {
      await press('Save this search')(page);
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('All that fits');
    },
    send: press('Save search'),
    kept: (page) =>
      expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('All that fits'),
    done: (page) => expect(page.getByRole('dialog', { name: 'Search saved' })).toBeVisible(),
  },
  {
    name: 'status and notes of an application',
    path: '/profile#my-applications',
    who: 'member',
    prepare: ({ client }) => client.ok(postApplication, { body: { grantId: 'pell-grant' } }),
    async fill(page) {
      await page.getByRole('button', { name: /Add notes/ }).click();
      await page.getByLabel('My notes').fill('Sent on Monday.');
    },
    send: (page) => page.getByLabel('My notes').press('Control+Enter'),
    kept: (page) => expect(page.getByLabel('My notes')).toHaveValue('Sent on Monday.'),
    done: seen('Notes saved.'),
  },
  {
    name: 'tick',
    path: '/grants/charge-ready-ny/apply',
    who: 'member',
    fill: (page) => expect(page.getByRole('checkbox', { name: FIRST_STEP })).toBeVisible(),
    send: (page) => page.getByRole('checkbox', { name: FIRST_STEP }).click(),
    kept: (page) => expect(page.getByRole('checkbox', { name: FIRST_STEP })).not.toBeChecked(),
    done: (page) => expect(page.getByRole('checkbox', { name: FIRST_STEP })).toBeChecked(),
  },
  {
    name: 'draft',
    path: '/grants/liheap/apply',
    who: 'member',
    prepare: asSubscriber,
    async fill(page) {
      await press('Open the drafts')(page);
      await page.getByLabel('What to say').fill('Hello. May I ask about my heating bill?');
    },
    send: press('Save draft'),
    kept: (page) => expect(page.getByLabel('What to say')).toHaveValue('Hello. May I ask about my heating bill?'),
    done: (page) => expect(page.getByText('Saved', { exact: true }).first()).toBeVisible(),
  },
  {
    name: 'question',
    path: '/ask',
    who: 'member',
    prepare: asSubscriber,
    fill: (page) => field(page, 'Your question').fill('Should I sue my landlord?'),
    // After a failure, the question is next to a retry button.
    send: press(/^(Try again|Ask)$/),
    done: (page) => expect(page.getByRole('heading', { name: 'Legal aid' })).toBeVisible(),
  },
  {
    name: 'payment that is prepared',
    path: '/subscription',
    who: 'member',
    fill: (page) => expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled(),
    send: press('Subscribe Now'),
    done: (page) => expect(page.getByRole('heading', { level: 1, name: 'Start Premium' })).toBeVisible(),
  },
  {
    name: 'login of an admin',
    path: '/admin-login',
    who: 'visitor',
    async fill(page) {
      await page.getByLabel('Email').fill('the-admin-20@example.org');
      await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    },
    send: press('Log in as admin'),
    kept: (page) => expect(page.getByLabel('Email')).toHaveValue('the-admin-20@example.org'),
    done: (page) => expect(page).toHaveURL(/admin-dashboard/),
  },
  {
    name: 'correction of a program',
    path: '/admin-dashboard?view=programs&program=liheap',
    who: 'admin',
    async fill(page) {
      await page.getByLabel('Amount', { exact: true }).fill('Up to $700');
      await page.getByLabel('Why are you changing this?').fill('Read again at its source');
    },
    send: press('Save changes'),
    kept: (page) => expect(page.getByLabel('Amount', { exact: true })).toHaveValue('Up to $700'),
    done: (page) => expect(page.getByRole('checkbox', { name: /^Withdraw this edit.*Amount/ })).toBeVisible(),
  },
  {
    name: 'account that is deleted',
    path: '/profile?tab=account',
    who: 'member',
    async fill(page) {
      await press('Delete my account')(page);
      await field(page, 'Current password').fill(PASSWORD);
    },
    send: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click(),
    kept: (page) => expect(field(page, 'Current password')).toHaveValue(PASSWORD),
    done: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible(),
  },
];
