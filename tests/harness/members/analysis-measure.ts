import * as z from 'zod/mini';
import type { Analysis } from '../../../contract/ai/analysis.ts';
import { planted } from '../../../dev/ai/analysis/answer.ts';
import { SECTIONS } from '../../../dev/ai/analysis/reading.ts';
import type { AiCall } from '../../../dev/ai/server.ts';
import { SCHEMA_NAME } from '../../../worker/features/ai/analysis/checks/instructions.ts';
import { cleaned, folded } from '../../../worker/features/ai/analysis/proof/text.ts';

/** Returns the input of the last of these calls that analyzed a program. */
export function lastRead(calls: readonly AiCall[]): string {
  const call = calls.findLast(({ body }) => JSON.stringify(body).includes(SCHEMA_NAME));
  return asked.parse(call?.body).input;
}

const asked = z.object({ input: z.string() });

export interface Figures {
  programs: number;
  truths: number;
  /** True statements shown in the model's own words, and those shown in the source's. */
  asSaid: number;
  inTheSourcesWords: number;
  lies: number;
  /** The full text of lies that were shown. */
  shown: string[];
  /** The number of planted lies of each kind. */
  kinds: Map<string, number>;
  lost: string[];
}

export function noFigures(): Figures {
  const kinds = new Map<string, number>();
  return { programs: 0, truths: 0, asSaid: 0, inTheSourcesWords: 0, lies: 0, shown: [], kinds, lost: [] };
}

/** Counts which of a model's statements, known to be true or false, an analysis shows. Adds the counts to `figures`. */
export function judge(
  figures: Figures,
  input: string,
  { sections, madeBy }: Pick<Analysis, 'sections' | 'madeBy'>,
): void {
  const { truths, lies } = planted(input);
  // If none of the model's output is shown, all its true statements are lost.
  const statements = madeBy === 'model' ? SECTIONS.flatMap((section) => sections[section]) : [];
  const same = (text: string) => folded(cleaned(text));
  const shown = new Set(statements.map(({ text }) => same(text)));
  const quotes = statements.map(({ quote }) => same(quote ?? ''));
  const passages = readPassages(input);
  const sources = same(passages.join('\n'));
  figures.programs += 1;
  for (const { text, quote } of truths) {
    figures.truths += 1;
    const bare = same(quote).replace(/^["' ]+|["'.;, ]+$/g, '');
    if (shown.has(same(text))) figures.asSaid += 1;
    else if (quotes.some((one) => one.includes(bare))) figures.inTheSourcesWords += 1;
    else figures.lost.push(`${text} <- ${quote}`);
  }
  for (const { text, quote, kind } of lies) {
    figures.lies += 1;
    figures.kinds.set(kind, (figures.kinds.get(kind) ?? 0) + 1);
    // A sentence that's verbatim in the sources isn't a lie, even if it was planted as one.
    if (shown.has(same(text)) && !sources.includes(same(text).replace(/[.;]$/, ''))) {
      figures.shown.push(`${kind}: ${text} <- ${quote}`);
    }
  }
  // Any other statement would be our own invention.
  const known = new Set([...truths, ...lies].map(({ text }) => same(text)));
  for (const { text, quote } of statements) {
    // A statement without a quote comes from the program's record.
    if (quote === null) continue;
    if (!known.has(same(text)) && !sources.includes(same(text))) figures.shown.push(`of unknown origin: ${text}`);
    if (!passages.some((passage) => isWholeSentences(quote, passage))) figures.shown.push(`cut: ${quote}`);
  }
}

function readPassages(input: string): string[] {
  return sent.parse(JSON.parse(input)).texts.flatMap(({ passages }) => passages);
}

const sent = z.object({ texts: z.array(z.object({ passages: z.array(z.string()) })) });

/**
 * Returns whether a quote consists of complete sentences of a passage. An independent check that only uses periods and
 * capital letters.
 */
export function isWholeSentences(quote: string, passage: string): boolean {
  const bare = (text: string) => folded(cleaned(text)).replace(/^["'( ]+|["').,;! ]+$/g, '');
  const sentences = passage.split(/(?<=[.!?]["'”’)\]]?)\s+(?=[\p{Lu}\p{N}"“(])/u);
  return sentences.some((_, first) =>
    sentences.some((_, last) => last >= first && bare(sentences.slice(first, last + 1).join(' ')) === bare(quote)),
  );
}

/** Checks the bounds: nothing invented is shown, and at least 95% of the true statements are kept. */
export function holds({ truths, lost, shown }: Figures): boolean {
  return shown.length === 0 && lost.length <= 0.05 * truths;
}
