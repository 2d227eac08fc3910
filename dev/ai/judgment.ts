import * as z from 'zod/mini';
import type { Fault } from './faults.ts';
import { inSpanish } from './spanish.ts';

/** The request body for comparing statements with a source's words. */
const sent = z.array(z.object({ pair: z.int(), source: z.string(), statement: z.string() }));

/** Words and characters that a statement must contain as often as its source. Each group lists equivalent spellings. */
const COUNTED = [
  /\b(?:not|no|never|cannot|nor|neither)\b|n['’]t\b/gi,
  /\b(?:unless|except|only|if|when|until|before|after)\b/gi,
  /\bor\b/gi,
  /\band\b/gi,
  /\b(?:must|required|have to|has to|need to|needs to|shall)\b/gi,
  /\b(?:should|encouraged)\b/gi,
];

/** The expected length ratio of statement to source. Outside this range, something is missing or added. */
const LIKE = { least: 0.75, most: 1.35 } as const;

/**
 * Judges by rules: a longer statement adds something, a shorter one loses something. With the `agrees` fault, every
 * statement is equivalent.
 */
export function judgmentIn(input: string, fault: Fault | null): unknown {
  const pairs = sent.parse(JSON.parse(input));
  const verdict = ({ source, statement }: (typeof pairs)[number]) =>
    fault === 'agrees' ? 'same' : verdictOn(source, statement);
  const judgments = pairs.map((one) => ({ pair: one.pair, verdict: verdict(one) }));
  return { judgments: fault === 'huge' ? Array.from({ length: 5000 }, () => judgments).flat() : judgments };
}

function verdictOn(source: string, statement: string): 'same' | 'lost' | 'added' {
  if (inSpanish(source) === statement) return 'same';
  const count = (text: string, of: RegExp) => text.match(of)?.length ?? 0;
  for (const words of COUNTED) {
    const [said, stated] = [count(statement, words), count(source, words)];
    if (said !== stated) return said < stated ? 'lost' : 'added';
  }
  const share = statement.length / source.length;
  if (share < LIKE.least) return 'lost';
  return share > LIKE.most ? 'added' : 'same';
}
