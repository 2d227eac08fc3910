import { officialWordsFor } from '../../thesaurus/everyday.ts';
import { canonicalStem } from '../../thesaurus/same-words.ts';
import type { Understood } from '../understand.ts';
import { weightOf } from '../word-weights.ts';
import { isGeneral, phraseStems } from '../words.ts';
import { type NameFit, nameFitOf, namesSaid } from './name-fit.ts';
import { unaskedNarrowings } from './narrowing.ts';

/** A program that the search tables found, with everything ranking needs. */
export interface Candidate {
  /** The stems of its title and of each name people use for it. */
  title: readonly string[];
  names: readonly (readonly string[])[];
  /** Tokens of the concepts in its title or names, and of those its description mentions. */
  named: readonly string[];
  mentioned: readonly string[];
  /** The search stems that occur anywhere in its texts. */
  inText: ReadonlySet<string>;
  /** The search tables' score, 0 to 1, where 1 is this search's best. */
  textFit: number;
  /** US dollars it pays out a year, if known. */
  yearlyMoney: number | null;
}

/** The weight of a search word, by where it occurs in the program. */
export const EVIDENCE = {
  title: 1.2,
  name: 0.9,
  wholeName: 1.1,
  wholeNameOfOneWord: 1,
  text: 0.6,
  namedConcept: 1.15,
  mentionedConcept: 0.45,
  /** The title uses another word for it. */
  officialWord: 0.75,
  /** The factor for a word whose phrase means something else. */
  meantElsewhere: 0.8,
  /** If both a word and a concept match, the weaker match adds this share. */
  second: 0.09,
  most: 1.3,
} as const;

/** Signals other than the words: the most each can add. */
const BESIDES = {
  textFit: 0.2,
  phrase: 0.5,
  adjacent: 0.15,
  titleIsAnswered: 0.22,
  interest: 0.28,
  code: 2,
  narrowing: -0.1,
  direction: -0.4,
} as const;

/** General words usually mean large programs, so each power of ten of yearly money above this one adds points. */
const SMALL_MONEY = 5;
const POINTS_OF_MAGNITUDE = 0.027;

/** The highest score from words alone, used to scale relevance to about 0 to 1. */
const FULL = 1.9;

/**
 * Returns how well a program fits the words: about 0 (not at all) to 1 (all of them in title and names). `interests`
 * come from the profile.
 */
export function relevanceOf(search: Understood, program: Candidate, interests: ReadonlySet<string>): number {
  const { title } = program;
  const nameFit = nameFitOf(search, program.names);
  const share = coveredShare(search, evidenceBy(search, program, nameFit));
  const points =
    share +
    BESIDES.textFit * program.textFit +
    BESIDES.phrase * nameFit.phrase +
    BESIDES.adjacent * adjacentShare(search, title) +
    BESIDES.titleIsAnswered * answeredShare(search, program, title) * Math.min(1, share + 0.2) +
    POINTS_OF_MAGNITUDE * magnitude(program) * Math.min(1, share) +
    BESIDES.interest * interestShare(search, title, interests) +
    BESIDES.narrowing * unaskedNarrowings(search, title, program.named, interests) +
    BESIDES.direction * Number(wantsDebtsPaid(search) && lends(title)) +
    BESIDES.code * Number(search.codes.some((code) => isName(code, program)));
  return points / FULL;
}

/** Returns the weighted share of the search that the program covers. */
function coveredShare(search: Understood, evidence: (stem: string) => number): number {
  const total = search.words.reduce((sum, { weight }) => sum + weight, 0);
  const sum = search.words.reduce((answered, { stem, weight }) => answered + weight * evidence(stem), 0);
  return total === 0 ? 0 : sum / total;
}

/** Returns how strongly the program matches a search word, 0 for not at all. */
export function evidenceFor(search: Understood, program: Candidate): (stem: string) => number {
  return evidenceBy(search, program, nameFitOf(search, program.names));
}

function evidenceBy(search: Understood, program: Candidate, { words: inNames }: NameFit): (stem: string) => number {
  const whole = wholeNames(search, program.names);
  const strengths = conceptStrengths(search, program);
  const elsewhere = meantElsewhere(search, program, strengths);
  return (stem) => {
    const same = canonicalStem(stem);
    const literal =
      (elsewhere.has(stem) ? EVIDENCE.meantElsewhere : 1) *
      Math.max(
        program.title.includes(stem) ? EVIDENCE.title : 0,
        officialWordsFor(stem).some((other) => program.title.includes(other)) ? EVIDENCE.officialWord : 0,
        EVIDENCE.name * (inNames.get(same) ?? 0),
        whole.get(same) ?? 0,
        program.inText.has(stem) ? EVIDENCE.text : 0,
      );
    const meant = strengths.get(stem) ?? 0;
    return Math.min(EVIDENCE.most, Math.max(literal, meant) + EVIDENCE.second * Math.min(literal, meant));
  };
}

/**
 * Returns words from phrases with a meaning of their own, if the program has neither that meaning nor all of the words:
 * a shooting range isn't a shooting.
 */
function meantElsewhere(
  { concepts }: Understood,
  { title, names, inText }: Candidate,
  meant: ReadonlyMap<string, number>,
): ReadonlySet<string> {
  const phrases = concepts.filter(({ stems, weight }) => weight === 1 && stems.size > 1);
  if (phrases.length === 0) return NONE;
  const isOwn = (part: string) => inText.has(part) || title.includes(part) || names.some((name) => name.includes(part));
  const others = phrases.filter(({ stems }) => [...stems].some((part) => !meant.get(part) && !isOwn(part)));
  return new Set(others.flatMap(({ stems }) => [...stems].filter((part) => !meant.get(part))));
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the words of program names that the search contains in full, as canonical stems with weights. */
function wholeNames(search: Understood, names: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  for (const name of namesSaid(search, names)) {
    const worth = name.length > 1 ? EVIDENCE.wholeName : EVIDENCE.wholeNameOfOneWord;
    for (const part of name) whole.set(part, Math.max(whole.get(part) ?? 0, worth));
  }
  return whole;
}

function conceptStrengths(search: Understood, program: Candidate): ReadonlyMap<string, number> {
  const strengths = new Map<string, number>();
  for (const { concept, stems, weight } of search.concepts) {
    const worth = program.named.includes(concept.token)
      ? EVIDENCE.namedConcept
      : program.mentioned.includes(concept.token)
        ? EVIDENCE.mentionedConcept
        : 0;
    for (const part of stems) strengths.set(part, Math.max(strengths.get(part) ?? 0, worth * weight));
  }
  return strengths;
}

/** Returns the share of words that are adjacent in both the search and the title. */
function adjacentShare({ words }: Understood, title: readonly string[]): number {
  if (words.length < 2) return 0;
  const pairs = words.filter((word, index) => {
    const position = title.indexOf(word.stem);
    return position >= 0 && words[index + 1]?.stem === title[position + 1] && index + 1 < words.length;
  });
  return pairs.length / (words.length - 1);
}

/**
 * Returns the weighted share of the title that the search or its meaning covers. "Head Start" covers its entire title.
 */
function answeredShare(search: Understood, program: Candidate, title: readonly string[]): number {
  const meant = new Set<string>();
  for (const { concept } of search.concepts) {
    if (!program.named.includes(concept.token)) continue;
    for (const phrase of concept.official) {
      if (phrase.every((part) => title.includes(part))) for (const part of phrase) meant.add(part);
    }
  }
  let [answered, total] = [0, 0];
  for (const part of new Set(title)) {
    if (isGeneral(part)) continue;
    const weight = weightOf(part);
    total += weight;
    if (meant.has(part) || search.words.some(({ stem }) => stem === part)) answered += weight;
  }
  return total === 0 ? 0 : answered / total;
}

const [LOANS, PAID_OFF] = [
  new Set(phraseStems('loan loans debt debts')),
  new Set(phraseStems('repay repayment forgive forgiveness')),
];
const [PAY, OFF] = phraseStems('pay off');

/** Returns whether the person wants to get rid of a loan, so they aren't looking for another one. */
function wantsDebtsPaid({ spoken }: Understood): boolean {
  const isPaidOff = spoken.some((part, place) => PAID_OFF.has(part) || (part === PAY && spoken[place + 1] === OFF));
  return isPaidOff && spoken.some((part) => LOANS.has(part));
}

function lends(title: readonly string[]): boolean {
  return title.some((part) => LOANS.has(part)) && !title.some((part) => PAID_OFF.has(part));
}

function isName(code: string, { names }: Candidate): boolean {
  const parts = phraseStems(code).join(' ');
  return names.some((name) => name.join(' ') === parts);
}

function magnitude({ yearlyMoney }: Candidate): number {
  return yearlyMoney === null || yearlyMoney < 1 ? 0 : Math.max(0, Math.log10(yearlyMoney) - SMALL_MONEY);
}

/** Returns how much the person's interests count, 0 to 1: the less specific the words, the more. */
function interestShare({ words }: Understood, title: readonly string[], interests: ReadonlySet<string>): number {
  if (!title.some((part) => interests.has(part))) return 0;
  return 1 / Math.max(1, words.filter(({ stem: part }) => !isGeneral(part)).length);
}
