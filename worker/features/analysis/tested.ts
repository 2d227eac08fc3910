import * as z from 'zod/mini';
import { analysisSections, type Statement } from '../../../contract/analysis.ts';
import type { ModelAnswer } from './instructions.ts';
import { type Claim, proven } from './proof/proven.ts';
import { DESCRIPTION, type SourceText } from './sources.ts';

/** More of them are no analysis, but a copy. */
const MOST_IN_A_SECTION = 20;

type NamedClaim = Claim & { source: number };

/** What is kept of an answer: proven statements, and how many were not. */
export const testedAnswer = z.object({ sections: analysisSections, dropped: z.int() });
export type TestedAnswer = z.infer<typeof testedAnswer>;

/** The statements of an answer that stand in the texts which they name, each in the first section that has it. */
export function tested(answer: ModelAnswer, sources: readonly SourceText[]): TestedAnswer {
  let dropped = 0;
  const quotes: string[] = [];
  const section = <T extends NamedClaim, S extends Statement>(
    claims: readonly T[],
    made: (claim: T, statement: Statement) => S,
  ): S[] => {
    const kept: S[] = [];
    for (const claim of claims) {
      const named = sources[claim.source - 1];
      const stands = named && proven(claim, named.passages);
      if (!named || !stands) dropped += 1;
      else if (!quotes.some((quote) => quote.includes(stands.quote))) {
        const { text, quote } = stands;
        quotes.push(quote);
        kept.push(made(claim, { text, quote, source: named.source }));
      }
    }
    return kept.slice(0, MOST_IN_A_SECTION);
  };
  const plain = (claims: readonly NamedClaim[]) => section(claims, (_, statement) => statement);
  const sections = {
    eligibility: plain(answer.eligibility),
    requirements: section(answer.requirements, ({ type }, statement) => ({ ...statement, type })),
    applicationProcess: plain(answer.applicationProcess),
    timeline: plain(answer.timeline),
    contactInfo: plain(answer.contactInfo),
    tips: plain(answer.tips.filter(({ source }) => sources[source - 1]?.about !== DESCRIPTION)),
  };
  return { sections, dropped };
}

/** Whether nothing of an answer was kept. */
export function isEmpty({ sections }: TestedAnswer): boolean {
  return Object.values(sections).every((statements) => statements.length === 0);
}
