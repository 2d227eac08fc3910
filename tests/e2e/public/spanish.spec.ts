import { expect, test } from '../../harness/browser.ts';

const FOUND = { name: 'Lo que encontró la búsqueda' } as const;

test('a visitor finds a program in Spanish, in their own words, and switches to English', async ({ page }) => {
  await page.goto('/es/programs');
  await page.getByRole('searchbox').fill('ayuda para pagar la luz');
  const first = page.getByRole('region', FOUND).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveText(/^LIHEAP/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/es/programs?q=ayuda+para+pagar+la+luz');
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/es/programs/liheap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LIHEAP');
  await expect(page.getByRole('heading', { name: 'Quién puede recibirlo' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/programs/liheap');
});

test('the search names places in Spanish, and shows what comes close', async ({ page }) => {
  await page.goto('/es/programs?q=renta+en+nueva+york');
  const found = page.getByRole('region', FOUND);
  await expect(found.getByRole('status')).toHaveText(/^\d+ programas? para “.+”/);
  await expect(found.getByRole('link', { name: /California/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('me cortaron la luz');
  await expect(found.getByRole('status')).toHaveText(
    'Ningún programa coincide con todo “me cortaron la luz”. Estos se acercan:',
  );
  await expect(found.getByRole('link', { name: /^LIHEAP/ })).toBeVisible();
});

test('a Spanish list leads to Spanish pages, and marks programs whose page is in English', async ({ page }) => {
  await page.goto('/es/programs');
  await page.getByLabel('Su estado').selectOption('Nueva York');
  await page.getByRole('button', { name: 'Mostrar sus programas' }).click();
  await expect(page).toHaveURL('/es/programs/state/new-york');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nueva York');
  const form = page.getByRole('listitem').filter({ hasText: 'solo en inglés' }).first();
  const link = form.getByRole('link');
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('href', /^\/programs\//);
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
