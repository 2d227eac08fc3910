import { expect, type Page } from '@playwright/test';

/** Opens the page of one component family and waits until it is interactive. */
export async function openFamily(page: Page, id: string): Promise<void> {
  await page.goto(`/one/${id}`);
  await expect(page.locator('.specimen :is(button, input, select)').first()).toBeVisible();
}
