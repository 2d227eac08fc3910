import type { Locator, Page } from '@playwright/test';
import { prefixOf } from '../../../site/src/locale/prefix.ts';
import { isTranslated } from '../../../site/src/locale/translated-pages.ts';
import { answeringInSpanish } from './mocks-in-spanish.ts';
import type { Screen } from './screen.ts';
import { type SpanishTexts, spanishTexts } from './spanish-texts.ts';

/** Returns whether a screen's page also exists in Spanish. */
export function isInSpanish({ path }: Screen): boolean {
  const [page = ''] = path.split(/[?#]/);
  return isTranslated(page);
}

/**
 * Returns the same state of a screen's Spanish page. Its steps name buttons and labels in English, so every text that
 * they look up is translated into Spanish.
 */
export async function inSpanish(screen: Screen): Promise<Screen> {
  const texts = await spanishTexts();
  const { name, path, prepare, reach, ready, spanish } = screen;
  const mocked = new Set<string>();
  return {
    ...screen,
    name: `${name}-es`,
    path: path === '/' ? prefixOf('es') : prefixOf('es') + (spanish?.path ?? path),
    mocked,
    ...(prepare && { prepare: (page) => prepare(answeringInSpanish(page, mocked)) }),
    ...(reach && { reach: (page) => reach(speaking(page, texts)) }),
    ready: spanish?.ready ?? ((page) => ready(speaking(page, texts))),
  };
}

/** Methods that find elements by text. */
const BY_TEXT = new Set(['getByText', 'getByLabel', 'getByPlaceholder']);
/** Methods whose options can contain text. */
const BY_OPTIONS = new Set(['getByRole', 'filter', 'locator']);

/** Wraps a page or a part of it. Its methods take English texts and look for the Spanish ones. */
function speaking<Place extends Page | Locator>(place: Place, texts: SpanishTexts): Place {
  return new Proxy(place, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const found: unknown = Reflect.apply(value, target, soughtBy(String(key), given, texts));
        // Another company's page, such as the card form, isn't translated.
        return isLocator(found) && key !== 'frameLocator' ? speaking(found, texts) : found;
      };
    },
  });
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value;
}

function soughtBy(method: string, given: readonly unknown[], texts: SpanishTexts): readonly unknown[] {
  if (BY_TEXT.has(method)) return given.map((one) => spoken(one, texts));
  if (BY_OPTIONS.has(method)) return given.map((one) => withOptions(one, texts));
  return given;
}

function spoken(given: unknown, texts: SpanishTexts): unknown {
  if (typeof given === 'string') return texts.say(given);
  return given instanceof RegExp ? texts.pattern(given) : given;
}

function withOptions(given: unknown, texts: SpanishTexts): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const options = Object.entries(given);
  return Object.fromEntries(
    options.map(([key, value]) => [key, ['name', 'hasText'].includes(key) ? spoken(value, texts) : value]),
  );
}
