import type { Page } from '@playwright/test';
import { faultsOfEnglish } from '../../../dev/pages/english-sentences.ts';
import { newPerson } from '../../factories/people.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { expectLayout } from '../../harness/screens/layout/layout.ts';

/** Expects a screen to be entirely in Spanish, accessible, and not cut off at any width. */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect.soft(faultsOfEnglish(await page.content()), page.url()).toEqual([]);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectLayout(page, `${page.url()} at ${width} px`);
  }
  await expectAccessible(page);
}

test('a new member uses everything in Spanish', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = newPerson({ firstName: 'Rosa' });

  await test.step('signs up', async () => {
    await page.goto('/es/auth?mode=signup');
    const form = page.getByRole('tabpanel');
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expectSpanish(page);
    await form.getByLabel('Nombre').fill(person.firstName);
    await form.getByLabel('Apellido').fill(person.lastName);
    await form.getByLabel('Correo electrónico').fill(person.email);
    await form.getByRole('textbox', { name: 'Contraseña' }).fill(person.password);
    await form.getByLabel(/Acepto/).check();
    await form.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page).toHaveURL(/\/es\/profile$/);
  });

  await test.step('answers the first questions', async () => {
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expectSpanish(page);
    await page.getByLabel('Edad').fill('34');
    await page.getByLabel('Lugar donde vive').fill('Houston, TX');
    await page.getByLabel('Ocupación').fill('mesera');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await expectSpanish(page);
    await page.getByRole('button', { name: /Guardar perfil/ }).click();
    await expect(page).toHaveURL(/\/es\/search-results/);
  });

  await test.step('sees a list, and why a program is on it', async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectSpanish(page);
    await page
      .getByRole('button', { name: /Por qué/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSpanish(page);
    await page.keyboard.press('Escape');
  });

  await test.step('saves a program and reads its page', async () => {
    await page.goto('/es/grants/snap/apply');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SNAP');
    await page
      .getByRole('button', { name: /^Guardar/ })
      .first()
      .click();
    await expectSpanish(page);
    await page.goto('/es/search-results?tab=saved');
    await expect(page.getByText('Haga esto ahora')).toBeVisible();
    await expectSpanish(page);
    for (const name of [/^Documentos/, /^Fechas/, /^Programas/]) {
      await page.getByRole('tab', { name }).click();
      await expectSpanish(page);
    }
    await expect(page.getByRole('article').first()).toContainText('SNAP');
  });

  for (const path of [
    '/es/profile',
    '/es/profile?tab=account',
    '/es/profile?tab=subscription',
    '/es/subscription',
    '/es/people',
    '/es/ask',
  ]) {
    await test.step(`opens ${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectSpanish(page);
    });
  }

  await test.step('switches to English and back on the same page', async () => {
    await page.goto('/es/grants/wic/apply');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/grants\/wic\/apply$/);
    await footer.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/grants\/wic\/apply$/);
  });

  await test.step('logs out and in again, and is still on Spanish pages', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.getByRole('button', { name: /Mi cuenta/ }).click();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await page.goto('/es/auth');
    const form = page.getByRole('tabpanel');
    await form.getByLabel('Correo electrónico').fill(person.email);
    await form.getByRole('textbox', { name: 'Contraseña' }).fill(person.password);
    await form.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
    await expect(page).toHaveURL(/\/es$/);
  });
});
