import { OUR_SUMMARY, type Statement } from '../../../contract/analysis.ts';
import { hashOf } from '../catalogue/embedding-rows.ts';
import { CURATED, type Program } from '../catalogue/program.ts';
import { conditionsOf } from './conditions.ts';
import { OfficialFigures } from './contradiction.ts';
import { underTheirLead } from './listed.ts';
import { tellingPassages } from './page/telling.ts';
import { sentencesOf, wholeBeginning } from './proof/quotes.ts';
import { cleaned } from './proof/text.ts';
import { passagesForPeople } from './spoken-to-machines.ts';
import { withoutStrangers } from './strangers.ts';
import { withoutSentences } from './without-sentences.ts';

export type Source = NonNullable<Statement['source']>;

/** A text that is read: what it is about, where it comes from, and its passages. No quote goes over the end of one. */
export interface SourceText {
  about: string;
  source: Source;
  passages: string[];
  /** An official text that was read, or a summary in our words; else the program's record in those of its source. */
  origin?: 'official' | 'summary';
  /** Whether it says more than is here: that it does not say something is then unknown. */
  isPartial?: boolean;
}

/** A passage with the key of its source, undefined for the program's main one. */
interface Stated {
  text: string | null;
  key?: string | undefined;
}

const MOST_CHARACTERS = 40_000;
const MOST_OFFICIAL_CHARACTERS = 30_000;

/** The text that stands at the top of a program's page. */
export const DESCRIPTION = 'Description';

/** The source that is the program's own page, else the first. */
export function mainSource({ url, detail }: Pick<Program, 'url' | 'detail'>): Source | null {
  const sources = Object.values(detail.sources);
  return sources.find((source) => source.url === url) ?? sources[0] ?? null;
}

/**
 * A program's texts as we hold them. Curated ones are our own words after the sources, and are named so; the rules hold
 * the sources' own words. What only exists as "not stated" is left out.
 */
export function storedSources(program: Program): SourceText[] {
  const { detail, rules, deadlineKind } = program;
  const { documents, howToApply, statedIn } = detail;
  const isCurated = program.sourceType === CURATED;
  const conditions = rules && isCurated ? conditionsOf(rules) : [];
  const who = isCurated
    ? conditions.map(({ text, sources }) => ({ text, key: sources[0] }))
    : lines(program.eligibility);
  const facts: [about: string, stated: Stated[]][] = [
    [DESCRIPTION, lines(program.description)],
    ['Who can apply', who],
    ['Documents', documents.map((text, place) => ({ text, key: statedIn?.documents[place] }))],
    ['Requirements', isCurated ? [] : lines(program.requirements)],
    ['How to apply', howToApply.map((text, place) => ({ text, key: statedIn?.howToApply[place] }))],
    ['Deadline', deadlineKind === 'unknown' ? [] : [{ text: program.deadline, key: statedIn?.deadline }]],
    ['Amount', [{ text: program.amount, key: statedIn?.amount }]],
    ['Interest rate', [{ text: program.interestRate, key: statedIn?.interestRate }]],
    ['Repayment', [{ text: program.repaymentTerms, key: statedIn?.repaymentTerms }]],
    ['Contact', [{ text: detail.contact, key: statedIn?.contact }]],
  ];
  const theirs = conditions.map(({ quote, sources }) => ({ text: quote, key: sources[0] }));
  const summary = facts
    .flatMap(([about, stated]) => bySource(program, about, stated))
    .map((text) =>
      isCurated ? { ...text, source: inOurWords(program, text.source), origin: 'summary' as const } : text,
    );
  return withinLength([...summary, ...bySource(program, 'Who can apply, in the words of the source', theirs)]);
}

/** The source as it is named where the words are ours: those of a curated program. */
export function inOurWords({ sourceType }: Pick<Program, 'sourceType'>, source: Source): Source {
  return sourceType === CURATED ? { ...source, title: `${OUR_SUMMARY}${source.title}` } : source;
}

/**
 * All that is sent of a program, its official texts first: each has its share of the room, and what a short one leaves goes
 * to the others. Our own record has what is left, without days and sums of which the official texts say others.
 */
export function allSources(program: Program, texts: readonly SourceText[]): SourceText[] {
  const read = texts.map((text) => ({ ...text, passages: withoutStrangers(text.passages, program) }));
  const official = shared(read, MOST_OFFICIAL_CHARACTERS);
  const used = lengthOf(official.flatMap(({ passages }) => passages));
  const figures = figuresOf(texts);
  const stored = storedSources(program).map((source) => {
    if (source.origin !== 'summary') return source;
    const isOut = (text: string) => figures.contradict(`${source.about}: ${text}`);
    return { ...source, passages: withoutSentences(source.passages, sentencesIn, isOut) };
  });
  return [...official, ...withinLength(stored, MOST_CHARACTERS - used)];
}

/** The days and sums of official texts: all of these texts, and not what of them is sent alone. */
export function figuresOf(texts: readonly SourceText[]): OfficialFigures {
  return new OfficialFigures(texts.flatMap(({ passages }) => passages));
}

/** A passage with its blanks, so that it can be put together again. */
function sentencesIn(passage: string): string[] {
  return sentencesOf(passage).map(({ start, end }) => passage.slice(start, end));
}

function shared(texts: readonly SourceText[], most: number): SourceText[] {
  let left = most;
  const shortestFirst = texts.toSorted((a, b) => lengthOf(a.passages) - lengthOf(b.passages));
  const fitting = new Map<SourceText, string[]>();
  for (const [place, text] of shortestFirst.entries()) {
    const passages = tellingPassages(text.passages, Math.floor(left / (texts.length - place)));
    left -= lengthOf(passages);
    fitting.set(text, passages);
  }
  return texts.map((text) => ({
    ...{ about: text.about, source: text.source, origin: 'official' },
    passages: fitting.get(text) ?? [],
    isPartial: text.isPartial || lengthOf(fitting.get(text) ?? []) < lengthOf(text.passages),
  }));
}

function lengthOf(passages: readonly string[]): number {
  return passages.reduce((sum, { length }) => sum + length, 0);
}

/** Changes with whatever is sent of a program: its record, and its official texts by their own hashes. */
export function hashOfSources(title: string, sources: readonly SourceText[], official: readonly string[]): string {
  return hashOf(JSON.stringify([title, sources, ...official]));
}

function lines(text: string | null): Stated[] {
  return underTheirLead((text ?? '').split('\n')).map((line) => ({ text: line }));
}

function bySource(program: Program, about: string, stated: readonly Stated[]): SourceText[] {
  const main = mainSource(program);
  const passages = new Map<Source, string[]>();
  for (const { text, key } of stated) {
    const source = (key === undefined ? undefined : program.detail.sources[key]) ?? main;
    const passage = cleaned(text ?? '');
    if (source && passage !== '') passages.set(source, [...(passages.get(source) ?? []), passage]);
  }
  // Of a curated program an editor has read every word.
  const forUs =
    program.sourceType === CURATED ? (found: string[]) => found : (found: string[]) => withoutStrangers(found, program);
  return [...passages].map(([source, found]) => ({
    about,
    source,
    passages: [...new Set(forUs(passagesForPeople(found)))],
  }));
}

/** As much as is sent of a program; of a passage that is too long whole sentences. */
export function withinLength(sources: readonly SourceText[], most = MOST_CHARACTERS): SourceText[] {
  let left = most;
  return sources.flatMap((source) => {
    const passages = source.passages.flatMap((passage) => {
      const fits = wholeBeginning(passage, left);
      left -= fits.length;
      return fits === '' ? [] : [fits];
    });
    const isPartial = source.isPartial || lengthOf(passages) < lengthOf(source.passages);
    return passages.length === 0 ? [] : [{ ...source, passages, ...(isPartial ? { isPartial } : {}) }];
  });
}

/** What a text is about, as a model is told: of one that is here in part, that it is. */
export function namedToModel({ about, isPartial }: Pick<SourceText, 'about' | 'isPartial'>): string {
  return isPartial ? `${about} (only a part of it)` : about;
}
