import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { US_STATES } from '../../../../contract/profile/places.ts';
import { MOST_SUGGESTIONS, type Suggestions } from '../../../../contract/search/suggestions.ts';
import { mayBecomeDanger } from '../../../../matching/crisis/begun.ts';
import type { Database } from '../../../db/client.ts';
import { catalogVersion, grants } from '../../../db/schema/index.ts';
import { CURATED } from '../../programs/program.ts';

interface Suggestible {
  id: string;
  title: string;
  /** The title and wishes in lowercase, for comparison. */
  lowerTitle: string;
  wishes: readonly { text: string; lower: string }[];
  states: readonly string[];
}

const stored = z.object({ id: z.string(), title: z.string(), keywords: z.string(), states: z.array(z.string()) });

/** What this instance last read: the title and everyday words of every open curated program. */
let kept: { version: string; programs: readonly Suggestible[] } | null = null;

const NONE: Suggestions = { wishes: [], programs: [] };

/**
 * Returns program titles and everyday-language wishes that complete the typed text: first those that start with it,
 * then those where a later word does. Excludes programs in states other than `state`. Returns none if the text may
 * signal danger, because a program wouldn't help then, and the search itself says who can.
 */
export async function suggestionsFor(db: Database, typed: string, state: string | null): Promise<Suggestions> {
  if (mayBecomeDanger(typed)) return NONE;
  const wanted = typed.toLowerCase().replace(/\s+/g, ' ');
  const near = (await suggestible(db)).filter(
    ({ states }) => states.length === 0 || state === null || states.includes(state),
  );
  const elsewhere = Object.entries(US_STATES).flatMap(([code, name]) => (code === state ? [] : name.toLowerCase()));
  const wishes = new Map<string, { text: string; place: number }>();
  const programs: { id: string; title: string; place: number }[] = [];
  for (const program of near) {
    const place = placeOf(wanted, program.lowerTitle);
    if (place >= 0) programs.push({ id: program.id, title: program.title, place });
    for (const { text, lower } of program.wishes) {
      const found = placeOf(wanted, lower);
      // A nationwide program has all the states' names for it.
      const isOthers = state !== null && elsewhere.some((name) => lower.includes(name));
      if (found >= 0 && !isOthers && !wishes.has(lower)) wishes.set(lower, { text, place: found });
    }
  }
  return {
    wishes: firstOf([...wishes.values()], ({ text }) => text).map(({ text }) => text),
    programs: firstOf(programs, ({ title }) => title).map(({ id, title }) => ({ id, title })),
  };
}

/** Returns 0 if a text starts with the typed text, 1 if one of its words does, and otherwise -1. */
function placeOf(typed: string, text: string): number {
  if (text.startsWith(typed)) return 0;
  return text.includes(` ${typed}`) ? 1 : -1;
}

/** Returns the closest matches. Among equals, the shortest come first, because they add the least to what was typed. */
function firstOf<T extends { place: number }>(found: readonly T[], textOf: (one: T) => string): T[] {
  return found
    .toSorted((a, b) => a.place - b.place || textOf(a).length - textOf(b).length || (textOf(a) < textOf(b) ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS);
}

async function suggestible(db: Database): Promise<readonly Suggestible[]> {
  const [current] = await db.select({ version: catalogVersion.version }).from(catalogVersion);
  const version = current?.version ?? '';
  if (kept?.version === version) return kept.programs;
  const rows = await db
    .select({ id: grants.id, title: grants.title, keywords: grants.keywords, states: grants.states })
    .from(grants)
    .where(and(eq(grants.source, CURATED), eq(grants.status, 'open')));
  // Skips a row from another version, so it can't break anything.
  const programs = rows.flatMap((row) => {
    const parsed = stored.safeParse(row);
    if (!parsed.success) return [];
    const { id, title, keywords, states } = parsed.data;
    return { id, title, states, lowerTitle: title.toLowerCase(), wishes: wishesIn(keywords) };
  });
  kept = { version, programs };
  return programs;
}

/** Returns only phrases, because a single word adds little to what is already typed. */
function wishesIn(keywords: string): Suggestible['wishes'] {
  return keywords
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text.includes(' '))
    .map((text) => ({ text, lower: text.toLowerCase() }));
}
