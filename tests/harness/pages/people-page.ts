import type { Page } from '@playwright/test';
import { getUser } from '../../../contract/account/user.ts';
import { LOCAL_KEYS } from '../../../site/src/features/account/session/storage.ts';
import { EMPTY_ANSWERS } from '../../../site/src/features/people/person.ts';
import { expect } from '../browser.ts';

interface Answers {
  age: number;
  location: string;
  occupation: string;
}
const MINER: Answers = { age: 44, location: 'Columbus, OH', occupation: 'Coal miner' };

/** Returns an entry in the format that the browser stores. */
export const helped = (id: string, name: string, answers: Partial<Answers> & Record<string, unknown> = {}) => ({
  ...{ id, name, changedAt: '2026-01-02T15:00:00.000Z' },
  answers: { ...EMPTY_ANSWERS, ...MINER, ...answers },
});

/** Makes the browser store these people each time it opens a page. */
export async function withPeople(page: Page, people: readonly unknown[]): Promise<void> {
  const { id } = getUser.response.parse(await (await page.request.get(getUser.path)).json());
  const text = `${id} ${JSON.stringify({ version: 1, people })}`;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCAL_KEYS.people, text] as const);
}

/** Adds a person with the form, which then shows their programs. */
export async function addPerson(
  page: Page,
  name: string,
  { age, location, occupation }: Answers = MINER,
): Promise<void> {
  await page.goto('/people?new');
  await page.getByLabel('Nickname or initials').fill(name);
  await page.getByLabel('Age', { exact: true }).fill(String(age));
  await page.getByLabel('Location').fill(location);
  await page.getByLabel('Occupation').fill(occupation);
  await page.getByRole('button', { name: 'Save and see programs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Programs for ${name}` })).toBeVisible();
}

export const keptPeople = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LOCAL_KEYS.people);
