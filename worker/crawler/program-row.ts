import { createHash } from 'node:crypto';
import type { ABROAD, StateCode } from '../../contract/profile/places.ts';
import type { Category, ProgramType } from '../../contract/programs/grants.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import type { GrantRow } from '../features/programs/normalize.ts';
import type { ProgramDetail } from '../features/programs/program.ts';
import { plainLine, plainText } from '../web/plain-text.ts';
import { webAddress, webAddresses } from './fields/addresses.ts';
import type { Deadline } from './fields/deadlines.ts';
import type { Amount } from './fields/money.ts';

/** A source's facts about a program, with unprocessed texts. */
export interface ProgramFacts {
  source: string;
  sourceId: string;
  sourceType?: string;
  title: string;
  description: string | null;
  programType: ProgramType;
  category: Category;
  assistanceType?: string | null;
  amount: Amount;
  deadline: Deadline;
  /** Lines that say who may apply. */
  eligibility: readonly (string | null)[];
  requirements?: readonly (string | null)[];
  documents?: readonly string[];
  howToApply?: readonly string[];
  contact?: string | null;
  provider: string | null;
  providerUrl?: string | null;
  url: string | null;
  applicationUrl?: string | null;
  citations?: readonly (string | null)[];
  keywords: readonly (string | null)[];
  states: readonly (StateCode | typeof ABROAD)[];
  assistanceListings?: readonly string[];
  rules: Rule | null;
  yearlyMoney?: number | null;
  /** True if it's open according to the source. A past deadline closes the program anyway. */
  isOpen: boolean;
  /** Where the facts come from. Rules refer to it by its key. */
  origin: { key: string; title: string; url: string; date: string | null };
}

const LONGEST = { title: 500, description: 20_000, line: 2000 } as const;
/** A federal listing number; a source may put anything in this field. */
const LISTING = /^\d{2}\.[0-9A-Za-z]{1,6}$/;
const MOST_LISTINGS = 100;

/** Builds a program's row: plain text, safe links, and a hash of the source's content. */
export function rowOf(facts: ProgramFacts, now: number): GrantRow {
  const { amount, deadline, origin } = facts;
  const today = new Date(now).toISOString().slice(0, 10);
  const url = webAddress(facts.url);
  const documents = texts(facts.documents ?? []);
  const detail: ProgramDetail = {
    documents,
    howToApply: texts(facts.howToApply ?? []),
    contact: lines([facts.contact ?? null]),
    sources: {
      [origin.key]: {
        title: plainLine(origin.title).slice(0, LONGEST.title),
        url: webAddress(origin.url) ?? url ?? '',
        date: origin.date !== null && origin.date < today ? origin.date : today,
      },
    },
  };
  const hasPassed = deadline.at !== null && Date.parse(deadline.at) < now;
  const content = {
    id: `${facts.source}-${facts.sourceId}`,
    source: facts.source,
    sourceId: facts.sourceId,
    title: plainLine(facts.title).slice(0, LONGEST.title),
    description: facts.description ? plainText(facts.description).slice(0, LONGEST.description) || null : null,
    amount: amount.text === null ? null : plainLine(amount.text).slice(0, LONGEST.line) || null,
    amountMin: amount.min,
    amountMax: amount.max,
    deadline: deadline.text === null ? null : plainLine(deadline.text) || null,
    deadlineKind: deadline.kind,
    deadlineDate: deadline.date,
    deadlineAt: deadline.at,
    requirements: lines([...(facts.requirements ?? []), ...documents]),
    url,
    category: facts.category,
    eligibility: lines(facts.eligibility),
    provider: facts.provider === null ? null : plainLine(facts.provider).slice(0, LONGEST.title) || null,
    providerUrl: webAddress(facts.providerUrl),
    applicationUrl: webAddress(facts.applicationUrl),
    sourceType: facts.sourceType ?? facts.source,
    citations: webAddresses([facts.url, ...(facts.citations ?? [])]),
    programType: facts.programType,
    assistanceType: facts.programType === 'assistance' ? lines([facts.assistanceType ?? null]) : null,
    keywords: keywordsOf(facts.keywords),
    states: [...facts.states],
    assistanceListings: (facts.assistanceListings ?? [])
      .filter((number) => LISTING.test(number))
      .slice(0, MOST_LISTINGS),
    rules: facts.rules,
    yearlyMoney: facts.yearlyMoney ?? null,
    status: facts.isOpen && !hasPassed ? 'open' : 'closed',
  } satisfies Partial<GrantRow>;
  const { sources: _dated, ...undated } = detail;
  return { ...content, detail, contentHash: hashOf([content, undated]), checkedAt: today };
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function texts(given: readonly string[]): string[] {
  return given.flatMap((text) => plainText(text).slice(0, LONGEST.line) || []);
}

function lines(given: readonly (string | null)[]): string | null {
  return [...new Set(texts(given.filter((text) => text !== null)))].join('\n') || null;
}

function keywordsOf(words: readonly (string | null)[]): string {
  const plain = words.flatMap((word) =>
    word === null ? [] : plainLine(word).replaceAll(',', ' ').slice(0, 100) || [],
  );
  return [...new Set(plain)].join(', ');
}
