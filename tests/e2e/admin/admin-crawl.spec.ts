import { postRegister } from '../../../contract/account/account.ts';
import { putProfile } from '../../../contract/account/user.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { newPerson, newProfile } from '../../factories/people.ts';
import { expect } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { ADMIN, test } from '../../harness/crawler/crawling-product.ts';

test('an admin logs in, crawls the sources, finds one of their programs, and hides it', async ({
  page,
  productUrl,
}) => {
  test.setTimeout(180_000);
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in as admin' }).click();
  await expect(page.getByText('Idle', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start Grant Crawler' }).click();
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '100');

  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await page.getByRole('link', { name: 'Run 1' }).click();
  await expect(page.getByRole('cell', { name: 'Done' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Skipped' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Sources', exact: true }).click();
  await page.getByRole('button', { name: 'Preview of Grants.gov' }).first().click();
  await expect(page.getByRole('dialog').getByText('Unchanged').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  await page
    .getByRole('navigation', { name: 'Parts of the dashboard' })
    .getByRole('link', { name: 'Programs' })
    .click();
  await page.getByLabel('Id, address or words').fill('Program 3');
  await page.getByRole('button', { name: 'Find programs' }).click();
  await page
    .getByRole('link', { name: / Program 3$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Correct this program' })).toBeVisible();
  const params = { id: new URL(page.url()).searchParams.get('program') ?? '' };
  const member = new Client(productUrl);
  await member.ok(postRegister, { body: newPerson() });
  await member.ok(putProfile, { body: newProfile() });
  await member.ok(getGrant, { params });
  await page.getByRole('button', { name: 'Hide this program' }).click();
  await page.getByLabel('Why are you hiding it?').fill('It was made up for a test');
  await page.getByRole('button', { name: 'Hide this program' }).click();
  await expect(page.getByRole('button', { name: 'Show this program again' })).toBeVisible();
  await expect(page.getByText('It was made up for a test')).toBeVisible();
  expect((await member.fails(getGrant, { params })).status).toBe(404);
  await page.reload();
  await expect(page.getByText('This program is hidden')).toBeVisible();
});
