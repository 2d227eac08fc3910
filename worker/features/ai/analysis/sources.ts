import { OUR_SUMMARY, type Statement } from '../../../../contract/ai/analysis.ts';
import { hashOf } from '../../programs/embedding-rows.ts';
import { CURATED, type Program } from '../../programs/program.ts';
import { conditionsOf } from './checks/conditions.ts';
import { OfficialFigures } from './checks/contradiction.ts';
import { underTheirLead } from './checks/list-items.ts';
import { passagesWithoutInjection } from './checks/prompt-injection.ts';
import { withoutUnknownHosts } from './checks/unknown-hosts.ts';
import { withoutSentences } from './checks/without-sentences.ts';
import { mostUsefulPassages } from './page/useful-passages.ts';
import { sentencesOf, wholeBeginning } from './proof/quotes.ts';
import { cleaned } from './proof/text.ts';

export type Source = NonNullable<Statement['source']>;

/** A text to read: its subject, source and passages. A quote never spans two passages. */
export interface SourceText {
  about: string;
  source: Source;
  passages: string[];
  /** An official text, or a summary in our words. Undefined for the program's record in its source's words. */
  origin?: 'official' | 'summary';
  /** True if the full text has more than this, so anything missing here may still be there. */
  isPartial?: boolean;
}

/** A passage with its source's key; undefined for the program's main source. */
interface Stated {
  text: string | null;
  key?: string | undefined;
}

const MOST_CHARACTERS = 40_000;
const MOST_OFFICIAL_CHARACTERS = 30_000;

/** The text at the top of a program's page. */
export const DESCRIPTION = 'Description';

/** Returns the source that is the program's own page, or else the first one. */
export function mainSource({ url, detail }: Pick<Program, 'url' | 'detail'>): Source | null {
  const sources = Object.values(detail.sources);
  return sources.find((source) => source.url === url) ?? sources[0] ?? null;
}

/**
 * Returns a program's stored texts. Those of a curated program are our own summaries and are labeled as such, but its
 * rules quote their sources. Omits an unknown deadline.
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

/** Labels a source as our summary if the words are ours, as in a curated program. */
export function inOurWords({ sourceType }: Pick<Program, 'sourceType'>, source: Source): Source {
  return sourceType === CURATED ? { ...source, title: `${OUR_SUMMARY}${source.title}` } : source;
}

/**
 * Returns all the texts about a program that a model gets, official ones first. Each gets a share of the space, and
 * what it doesn't use goes to the others. Our own record gets the rest, without dates and amounts that the official
 * texts contradict.
 */
export function allSources(program: Program, texts: readonly SourceText[]): SourceText[] {
  const read = texts.map((text) => ({ ...text, passages: withoutUnknownHosts(text.passages, program) }));
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

/** Extracts the dates and amounts from the full official texts, not just from the parts that a model gets. */
export function figuresOf(texts: readonly SourceText[]): OfficialFigures {
  return new OfficialFigures(texts.flatMap(({ passages }) => passages));
}

/** Splits a passage without trimming, so the parts can be rejoined. */
function sentencesIn(passage: string): string[] {
  return sentencesOf(passage).map(({ start, end }) => passage.slice(start, end));
}

function shared(texts: readonly SourceText[], most: number): SourceText[] {
  let left = most;
  const shortestFirst = texts.toSorted((a, b) => lengthOf(a.passages) - lengthOf(b.passages));
  const fitting = new Map<SourceText, string[]>();
  for (const [place, text] of shortestFirst.entries()) {
    const passages = mostUsefulPassages(text.passages, Math.floor(left / (texts.length - place)));
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

/** Hashes everything about a program that a model may get: its record, and its official texts by their hashes. */
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
  // An editor has read every word of a curated program.
  const forUs =
    program.sourceType === CURATED
      ? (found: string[]) => found
      : (found: string[]) => withoutUnknownHosts(found, program);
  return [...passages].map(([source, found]) => ({
    about,
    source,
    passages: [...new Set(forUs(passagesWithoutInjection(found)))],
  }));
}

/** Cuts the texts to the length limit. A passage that is too long keeps whole sentences. */
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

/** Describes a text's subject to the model, and says so if only a part of the text is included. */
export function namedToModel({ about, isPartial }: Pick<SourceText, 'about' | 'isPartial'>): string {
  return isPartial ? `${about} (only a part of it)` : about;
}
