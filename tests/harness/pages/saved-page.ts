import type { Locator, Page } from '@playwright/test';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import { Client } from '../client.ts';

export const FAILURE = 'There was an error updating your saved grants.';
export const PROGRAMS = ['liheap', 'pell-grant', 'charge-ready-ny', 'va-health-care', 'va-home-loan'] as const;
export const SAVE = '**/api/grants/save';

/** Saves programs for the member in this browser, without any clicks. */
export async function withSaved(page: Page, ids: readonly string[]): Promise<void> {
  const base = new URL(process.env['PRODUCT_URL'] ?? '').origin;
  const client = new Client(base);
  for (const { name, value } of await page.context().cookies(base)) client.cookies.set(name, value);
  for (const grantId of ids) await client.ok(postSavedGrant, { body: { grantId } });
}

/** Mocks a paid plan for the member, because no plan can be bought here. */
export async function asPremium(page: Page): Promise<void> {
  await page.route('**/api/grants/saved', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), plan: { limit: null, compare: true, csv: true, priority: true } },
    });
  });
}

export async function openSaved(page: Page): Promise<Locator> {
  await page.goto('/search-results');
  await page.getByRole('tab', { name: /Saved Grants/ }).click();
  return page.getByRole('tabpanel', { name: /Saved Grants/ });
}

/** Shows the saved programs' cards, each with its note. */
export async function openSavedPrograms(page: Page): Promise<Locator> {
  const panel = await openSaved(page);
  await panel.getByRole('tab', { name: /^Programs/ }).click();
  return panel;
}

export const results = (page: Page) => page.getByRole('tabpanel', { name: /All Grants/ });
export const badge = (page: Page) => page.getByRole('tab', { name: /Saved Grants/ });
export const cardOf = (panel: Locator, title: string) => panel.getByRole('listitem').filter({ hasText: title });
/** The national heating assistance program's name for members in Ohio. */
export const LIHEAP = 'Ohio Home Energy Assistance Program (HEAP)';
export const PELL = 'Federal Pell Grant Program';
export const CHARGE = 'Charge Ready NY 2.0';
