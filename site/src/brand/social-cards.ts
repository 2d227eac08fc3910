import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Locale } from '../../../contract/locales.ts';
import { withoutLocale } from '../locale/prefix.ts';
import { metaOf } from './built-page.ts';
import { drawCard } from './card.ts';
import { titleOfCard } from './texts.ts';
import { readTokens } from './tokens.ts';

const TOKENS = new URL('../styles/tokens.css', import.meta.url);

interface Wanted {
  title: string;
  page: string;
}

/** Draws the site's social cards at build time. */
export function socialCards(locale: Locale): AstroIntegration {
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const begun = performance.now();
        const count = await drawCards(fileURLToPath(dir), locale);
        logger.info(`${count} social cards in ${Math.round(performance.now() - begun)} ms`);
      },
    },
  };
}

/** Draws the card that each built page names in its head, once per shared card. Returns the number of cards. */
export async function drawCards(site: string, locale: Locale): Promise<number> {
  const cards = await wantedCards(site, locale);
  const token = readTokens(await readFile(TOKENS, 'utf8'));
  await Promise.all(
    [...cards].map(async ([path, { title }]) => {
      const file = join(site, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await drawCard(title, token));
    }),
  );
  return cards.size;
}

/** Returns the cards that built pages reference, by path. Throws if a page names none. */
async function wantedCards(site: string, locale: Locale): Promise<Map<string, Wanted>> {
  const cards = new Map<string, Wanted>();
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  for (const page of pages) {
    const html = await readFile(join(site, page), 'utf8');
    const picture = metaOf(html, 'og:image');
    const title = titleOfCard(metaOf(html, 'og:image:alt') ?? '');
    if (picture === undefined || title === null) throw new Error(`${page} names no social card.`);
    const path = withoutLocale(new URL(picture).pathname, locale);
    const before = cards.get(path);
    if (before && before.title !== title) {
      throw new Error(`${before.page} and ${page} want different titles on ${path}: "${before.title}" and "${title}".`);
    }
    cards.set(path, { title, page });
  }
  return cards;
}
