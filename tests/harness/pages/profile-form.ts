import { expect, type Page } from '@playwright/test';

/** Opens the member's profile with all of its sections expanded. */
export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await openAllParts(page);
}

export async function openAllParts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open all' }).click();
}

/** Fills in a newcomer's required answers. */
export async function answerWhatIsNeeded(page: Page, location = 'Columbus, OH'): Promise<void> {
  await page.getByLabel('Age', { exact: true }).fill('71');
  await page.getByLabel('Location').fill(location);
  await page.getByLabel('Occupation').fill('Retired machinist');
}

/** Continues to the screen with this heading. */
export async function nextScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeFocused();
}
