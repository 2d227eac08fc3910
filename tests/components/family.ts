import { expect, type Page } from '@playwright/test';

/** Opens the page of one family of components and waits until it can be used. */
export async function openFamily(page: Page, id: string): Promise<void> {
  await page.goto(`/one/${id}`);
  await expect(page.locator('.specimen :is(button, input, select)').first()).toBeVisible();
}
