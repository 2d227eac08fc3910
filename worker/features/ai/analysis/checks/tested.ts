import * as z from 'zod/mini';
import { type AnalysisSections, analysisSections, type Statement } from '../../../../../contract/ai/analysis.ts';
import { phraseStems } from '../../../../../matching/search/words.ts';
import { type Claim, proven } from '../proof/proven.ts';
import { DESCRIPTION, type SourceText } from '../sources.ts';
import { closingsIn } from './closings.ts';
import type { ModelAnswer } from './instructions.ts';

/** A section with more statements is a copy, not an analysis. */
const MOST_IN_A_SECTION = 20;

type NamedClaim = Claim & { source: number };

/** A summary repeats an official text if the text has at least this share of the summary's words. */
const SAME_WORDS = 0.8;

/**
 * The part of an answer that we store: proven statements, and the number of unproven ones. `spanish`: the translations,
 * keyed by the English text.
 */
export const testedAnswer = z.object({
  sections: analysisSections,
  dropped: z.int(),
  spanish: z.optional(z.record(z.string(), z.string())),
});
export type TestedAnswer = z.infer<typeof testedAnswer>;

/**
 * Keeps the statements that are proven by the texts they cite. A quote is kept only in the first section that has it.
 */
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
  const sections: AnalysisSections = {
    eligibility: plain(answer.eligibility),
    requirements: section(answer.requirements, ({ type }, statement) => ({ ...statement, type })),
    applicationProcess: plain(answer.applicationProcess),
    timeline: plain(answer.timeline),
    contactInfo: plain(answer.contactInfo),
    tips: plain(answer.tips.filter(({ source }) => sources[source - 1]?.about !== DESCRIPTION)),
  };
  const first = officialFirst(sections, sources);
  return { sections: isEmpty({ sections: first }) ? first : withClosings(first, sources), dropped };
}

/** Adds official statements that applications are closed, unless the sections already have them. */
function withClosings(sections: AnalysisSections, sources: readonly SourceText[]): AnalysisSections {
  const shown = Object.values(sections).flatMap((statements: Statement[]) =>
    statements.map(({ quote }) => quote ?? ''),
  );
  const missing = closingsIn(sources).filter(({ text }) => !shown.some((quote) => quote.includes(text)));
  return { ...sections, timeline: [...missing, ...sections.timeline] };
}

/**
 * Removes statements from our own summary that cover the same thing as an official text, whether or not the figures
 * match.
 */
function officialFirst(sections: AnalysisSections, sources: readonly SourceText[]): AnalysisSections {
  const of = (origin: SourceText['origin']) => {
    const known = new Set(sources.flatMap((text) => (text.origin === origin ? [text.source] : [])));
    return ({ source }: Statement) => source !== null && known.has(source);
  };
  const isOurs = of('summary');
  const all: Statement[] = Object.values(sections).flat();
  const official = all.filter(of('official')).map(({ text, quote }) => wordsOf(`${text} ${quote ?? ''}`));
  const kept = <S extends Statement>(statements: readonly S[]): S[] =>
    statements.filter(
      (one) => !isOurs(one) || !official.some((words) => isSaidIn(wordsOf(one.quote ?? one.text), words)),
    );
  return {
    eligibility: kept(sections.eligibility),
    requirements: kept(sections.requirements),
    applicationProcess: kept(sections.applicationProcess),
    timeline: kept(sections.timeline),
    contactInfo: kept(sections.contactInfo),
    tips: kept(sections.tips),
  };
}

/** Returns the stems of the meaningful words, without figures. */
function wordsOf(text: string): Set<string> {
  return new Set(phraseStems(text).filter((stem) => !/\d/.test(stem)));
}

function isSaidIn(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const shared = [...some].filter((word) => others.has(word)).length;
  return some.size > 1 && shared >= SAME_WORDS * some.size;
}

/** Returns whether no statement of an answer was kept. */
export function isEmpty({ sections }: Pick<TestedAnswer, 'sections'>): boolean {
  return Object.values(sections).every((statements) => statements.length === 0);
}
