import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PhraseBook } from '../../../contract/spanish/phrase-book.ts';
import { ROOT } from '../../../dev/run/stack.ts';
import { prefixOf } from '../../../site/src/locale/prefix.ts';
import { isTranslated } from '../../../site/src/locale/translated-pages.ts';
import type { Screen } from './screen.ts';

/** Whether a screen's page also exists in Spanish. */
export function isInSpanish({ path }: Screen): boolean {
  const [page = ''] = path.split(/[?#]/);
  return isTranslated(page);
}

/**
 * Returns the same state of a screen's Spanish page. Its steps name buttons and labels in English, so every text that
 * they look up is translated into Spanish.
 */
export async function inSpanish(screen: Screen): Promise<Screen> {
  const book = await texts();
  const { reach, ready } = screen;
  return {
    ...screen,
    name: `${screen.name}-es`,
    path: screen.path === '/' ? prefixOf('es') : prefixOf('es') + screen.path,
    ...(reach && { reach: (page) => reach(speaking(page, book)) }),
    ready: (page) => ready(speaking(page, book)),
  };
}

/** The texts of the site in both languages. */
interface Texts {
  book: PhraseBook;
  english: string[];
}

let read: Promise<Texts> | undefined;

function texts(): Promise<Texts> {
  read ??= readTexts();
  return read;
}

async function readTexts(): Promise<Texts> {
  const phrases: Record<string, string> = {};
  for (const twin of globSync('{site/src,matching}/**/*.es.ts', { cwd: ROOT })) {
    const original = join(ROOT, twin.replace('.es.ts', '.ts'));
    if (twin.startsWith('site/src/locale/') || !existsSync(original)) continue;
    const [english, own] = await Promise.all([import(original), import(join(ROOT, twin))]);
    collect(english, own, phrases);
  }
  return { book: new PhraseBook([phrases]), english: Object.keys(phrases) };
}

const HAS_WORDS = /\p{L}{2}/u;
const ARGUMENTS = ['{a}', '{b}', '{c}'] as const;

/** Adds each text of two modules of the same shape. A text with parameters becomes a pattern. */
function collect(english: unknown, own: unknown, phrases: Record<string, string>): void {
  if (typeof english === 'string' && typeof own === 'string' && HAS_WORDS.test(english.replace(/\{\w\}/g, ''))) {
    phrases[english] ??= own;
  }
  if (typeof english === 'function' && typeof own === 'function') {
    try {
      collect(english(...ARGUMENTS), own(...ARGUMENTS), phrases);
    } catch {
      // Its parameters aren't texts, so no step looks up what it returns.
    }
  }
  if (typeof english !== 'object' || typeof own !== 'object' || english === null || own === null) return;
  const translations = new Map(Object.entries(own));
  for (const [key, value] of Object.entries(english)) collect(value, translations.get(key), phrases);
}

/** The methods that look up something by its text. */
const SEEKING = new Set(['getByRole', 'getByText', 'getByLabel', 'getByPlaceholder', 'filter', 'selectOption']);

/** Returns a page or a part of it whose methods take English texts and look for the Spanish ones. */
function speaking<Place extends Page | Locator>(place: Place, texts: Texts): Place {
  return new Proxy(place, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const sought = SEEKING.has(String(key)) ? given.map((one, index) => spoken(one, texts, index)) : given;
        const found: unknown = Reflect.apply(value, target, sought);
        return isLocator(found) ? speaking(found, texts) : found;
      };
    },
  });
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value;
}

/** Returns an argument in Spanish: a text, a pattern, or options with a name. A role, which comes first, stays. */
function spoken(given: unknown, { book, english }: Texts, index: number): unknown {
  if (typeof given === 'string') return book.say(given);
  if (given instanceof RegExp) {
    const own = english.filter((text) => given.test(text)).map((text) => book.say(text));
    return own.length === 0 ? given : new RegExp(own.map(patternOf).join('|'), 'i');
  }
  if (typeof given !== 'object' || given === null || index > 1 || isLocator(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      ['name', 'hasText', 'label'].includes(key) ? spoken(value, { book, english }, 0) : value,
    ]),
  );
}

function patternOf(text: string): string {
  return text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');
}
