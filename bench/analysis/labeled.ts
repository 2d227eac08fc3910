import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { isWholeSentences } from '../../tests/harness/members/analysis-measure.ts';
import { proven } from '../../worker/features/ai/analysis/proof/proven.ts';
import { cleaned, folded } from '../../worker/features/ai/analysis/proof/text.ts';

/** What's wrong with a statement, or `true` if nothing is. */
const KINDS = [
  'true',
  'cut',
  'list',
  'condition',
  'merged',
  'number',
  'actor',
  'negated',
  'weakened',
  'strengthened',
  'invented',
] as const;

/** A passage from a source, with statements about it. A statement without a quote quotes the whole passage. */
const labeled = z.strictObject({
  source: z.string(),
  passage: z.string().check(z.maxLength(300)),
  statements: z.array(z.strictObject({ kind: z.enum(KINDS), text: z.string(), quote: z.optional(z.string()) })),
});
export type Labeled = z.infer<typeof labeled>;
export type Kind = (typeof KINDS)[number];

/** The set used to develop the rules, a held-out set, and a set by someone who hadn't seen the rules. */
export const SETS = ['development', 'held-out', 'fresh'] as const;
type SetName = (typeof SETS)[number];

export interface Figures {
  statements: number;
  truths: number;
  /** True statements shown in their own words. `asQuoted` counts those replaced by the source's full sentence. */
  asSaid: number;
  asQuoted: number;
  lost: string[];
  falsehoods: number;
  /** False statements that were shown, and quotes that aren't full sentences. */
  shown: string[];
  /** The number of false statements of each kind. */
  kinds: Map<Kind, number>;
}

export function readSet(name: SetName): Labeled[] {
  const file = new URL(`${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => labeled.parse(JSON.parse(line)));
}

/** Runs the statement check on these passages, without a judging model. */
export function measured(passages: readonly Labeled[]): Figures {
  const figures: Figures = {
    statements: 0,
    truths: 0,
    asSaid: 0,
    asQuoted: 0,
    lost: [],
    falsehoods: 0,
    shown: [],
    kinds: new Map(),
  };
  for (const { passage, statements } of passages) {
    for (const { kind, text, quote = passage } of statements) {
      figures.statements += 1;
      const kept = proven({ text, quote }, [passage]);
      const isWhole = kept !== null && isWholeSentences(kept.quote, passage);
      if (kept && !isWhole) figures.shown.push(`no whole sentence: ${kept.quote}`);
      if (kind === 'true') {
        figures.truths += 1;
        if (!kept) figures.lost.push(text);
        else if (kept.asSaid) figures.asSaid += 1;
        else figures.asQuoted += 1;
      } else {
        figures.falsehoods += 1;
        figures.kinds.set(kind, (figures.kinds.get(kind) ?? 0) + 1);
        if (kept && (kept.asSaid || same(kept.text) === same(text))) figures.shown.push(`${kind}: ${text}`);
      }
    }
  }
  return figures;
}

/** Checks the bounds: nothing false is shown, and at least 95% of the true statements are kept. */
export function holds({ truths, lost, shown }: Figures): boolean {
  return shown.length === 0 && lost.length <= 0.05 * truths;
}

function same(text: string): string {
  return folded(cleaned(text))
    .toLowerCase()
    .replace(/[\s.;,!]+$/, '');
}
