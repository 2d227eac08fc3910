import { expect, type Page } from '@playwright/test';

/** Opens the page of a component family and waits until it's interactive. */
export async function openFamily(page: Page, id: string): Promise<void> {
  await page.goto(`/one/${id}`);
  await expect(page.locator('.specimen :is(button, input, select)').first()).toBeVisible();
}
