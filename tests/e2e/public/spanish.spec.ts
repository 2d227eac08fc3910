import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Rule } from '../../../contract/programs/rules.ts';
import { faultsOfEnglish } from '../../../dev/pages/english-sentences.ts';
import { TASTE_FILE, tasteProgram } from '../../../site/src/features/home/taste/program.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';

const FOUND = { name: 'Lo que encontró la búsqueda' } as const;

test('a visitor finds a program in their own words in Spanish and switches to English', async ({ page }) => {
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
  await page.getByRole('searchbox').fill('becas para payasos');
  await expect(found.getByRole('status')).toHaveText(
    'Ningún programa coincide con todo “becas para payasos”. Estos se acercan:',
  );
  await expect(found.getByRole('link', { name: /Pell/ })).toBeVisible();
});

for (const [words, name] of [
  ['me cortaron la luz', /^LIHEAP/],
  ['alluda para la calefasion', /^LIHEAP/],
  ['food stamps para mi familia', /^SNAP/],
] as const) {
  test(`other, misspelled and English words find Spanish pages: ${words}`, async ({ page }) => {
    await page.goto(`/es/programs?${new URLSearchParams({ q: words })}`);
    const first = page.getByRole('region', FOUND).getByRole('listitem').first().getByRole('link');
    await expect(first).toHaveText(name);
    await expect(first).toHaveAttribute('href', /^\/es\/programs\//);
  });
}

test('a page in English understands a search in Spanish, and offers it in Spanish', async ({ page }) => {
  await page.goto('/programs?q=no+puedo+pagar+la+renta&in=OH');
  const found = page.getByRole('region', { name: 'What the search found' });
  await expect(found.getByRole('status')).toHaveText(/^\d+ programs? for “no puedo pagar la renta” in Ohio/);
  const offer = found.getByRole('link', { name: 'Ver esta página en español' });
  await expect(offer).toBeVisible();
  await page.getByRole('searchbox').fill('rent');
  await expect(offer).toBeHidden();
  await page.getByRole('searchbox').fill('becas');
  await offer.click();
  await expect(page).toHaveURL('/es/programs?q=becas&in=OH');
  await expect(page.getByRole('region', FOUND).getByRole('listitem').first()).toBeVisible();
});

test('a Spanish list leads to Spanish pages, and marks pages that are in English', async ({ page }) => {
  await page.goto('/es/programs');
  await page.getByLabel('Su estado').selectOption('Nueva York');
  await page.getByRole('button', { name: 'Mostrar sus programas' }).click();
  await expect(page).toHaveURL('/es/programs/state/new-york');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nueva York');
  await page.goto('/es/programs/for/nonprofits');
  const form = page.getByRole('listitem').filter({ hasText: 'solo en inglés' }).first();
  const link = form.getByRole('link');
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('href', /^\/programs\//);
  await link.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

async function answer(page: Page, [state, who, need]: readonly [string, string, string]): Promise<void> {
  await page.getByLabel('¿Dónde vive?').selectOption(state);
  await page.getByLabel('¿Para quién es?').selectOption(who);
  await page.getByLabel('¿Para qué necesita ayuda?').selectOption(need);
  await page.getByRole('button', { name: 'Mostrar programas' }).click();
}

test('the home page and its three questions are in Spanish', async ({ page }) => {
  await page.goto('/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentre la ayuda que es para usted.');
  await answer(page, ['TX', 'older', 'bills']);
  const found = page.getByRole('heading', { level: 2, name: /programas (que )?pueden ser para usted$/ });
  await expect(found).toBeFocused();
  const first = page.locator('.taste-program').first();
  await expect(first.getByRole('heading')).toHaveText(
    'Programa Integral de Asistencia de Energía de Texas (Comprehensive Energy Assistance Program, CEAP, LIHEAP)',
  );
  // Conditions that everyone meets don't get a line.
  await expect(first).not.toContainText(/como persona|para usted/);
  await expect(first.locator('li').first()).toContainText(/Va con usted:|Revise primero:/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL('/es/programs/texas-comprehensive-energy-assistance');
});

test('what the three questions know about translated programs is in Spanish', async ({ page }) => {
  const programs = z.array(tasteProgram).parse(await (await page.request.get(`/es${TASTE_FILE}`)).json());
  const own = programs.filter(({ lang }) => lang === undefined);
  expect(own.length).toBeGreaterThan(300);
  // Titles also give the English name that offices use.
  const texts = own.flatMap(({ amount, most, rules }) => [amount ?? '', ...Object.values(most), ...saysIn(rules)]);
  expect(faultsOfEnglish(texts.map((text) => `<p>${text}</p>`).join(''))).toEqual([]);

  await page.goto('/es');
  await answer(page, ['CA', 'nonprofit', 'community']);
  const foreign = page.locator('.taste-program', { has: page.locator('h3[lang="en"]') }).first();
  await expect(foreign).toContainText('solo en inglés');
  await expect(foreign.getByRole('link')).toHaveAttribute('href', /^\/programs\//);
});

function saysIn(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap(saysIn);
  if ('any' in rule) return rule.any.flatMap(saysIn);
  return 'not' in rule ? saysIn(rule.not) : [rule.says];
}

test('the help page is chosen by need and state in Spanish', async ({ page }) => {
  await page.goto('/es/get-help');
  await page.getByRole('link', { name: 'Facturas', exact: true }).click();
  await expect(page).toHaveURL('/es/get-help?need=bills');
  await expect(page.getByRole('heading', { name: 'SCORE' })).toBeHidden();
  await page.getByLabel('Su estado').selectOption('Nuevo México');
  await page.getByRole('button', { name: 'Mostrar sus oficinas' }).click();
  await expect(page).toHaveURL('/es/get-help/new-mexico?need=bills');
  await expect(page).toHaveTitle(/Nuevo México/);
  const count = page.getByRole('heading', { level: 2, name: /^\d+ opci(ón|ones) de ayuda( más)? en Nuevo México$/ });
  await expect(count).toBeVisible();
  const energy = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /ayuda para la energía/ }) });
  await energy.getByText('Qué decir y fuente').click();
  await expect(energy.getByText('Qué decir:')).toBeVisible();
  await expectAccessible(page);
});

test('a member’s place and needs fill in what to say in Spanish', async ({ page, member: _ }) => {
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const own = {
      location: 'Albuquerque, NM',
      zipCode: null,
      needs: ['food', 'rent'],
      nonprofitStatus: 'not_applicable',
    };
    await route.fulfill({ response, json: { ...(await response.json()), ...own } });
  });
  await page.goto('/es/get-help');
  await expect(page).toHaveURL('/es/get-help/new-mexico');
  await expect(page.getByText('Vivo en Albuquerque, y necesito ayuda con comida y renta')).toBeVisible();
  await expect(page.getByText('“Vivo en Albuquerque. ¿Qué oficina me corresponde?”')).toBeVisible();
});

for (const width of [360, 768, 1280]) {
  test(`nothing is cut on the Spanish home and help pages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/es', '/es/get-help', '/es/get-help/texas']) {
      await page.goto(path);
      if (path === '/es') {
        await answer(page, ['FL', 'family', 'food']);
        await expect(page.locator('.taste-program')).toHaveCount(3);
      }
      await expectAccessible(page);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  });
}
