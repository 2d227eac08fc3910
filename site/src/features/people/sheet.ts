import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { hostOf } from '../../lib/host.ts';
import { deadlineWords } from '../program/deadline.ts';
import { websiteOf } from '../program/website/website.ts';
import { type Grouped, papersOf, worthOf } from './summary.ts';
import { SUMMARY } from './texts.ts';

/** A program on the printed summary. */
export interface Entry {
  grant: MatchedGrant;
  title: string;
  worth: string | null;
  deadline: string | null;
  /** The office, and its site's address in a form that's easy to type. */
  apply: string;
  papers: string;
  /** How many documents are left out. */
  left: number;
}

export interface Printed {
  settled: readonly Entry[];
  checking: readonly Entry[];
  /** How many programs are left out. */
  left: number;
}

/** How many programs are useful on paper. Unlikely ones aren't printed. */
const MOST = { settled: 14, all: 20 } as const;
/** Lines in both columns of two sheets, minus room for the header, the helpers, and uneven columns. */
const LINES = 140;
/** Characters per line, averaging wide and narrow letters. */
const LETTERS = 52;

/** Returns programs that fit, then those worth checking, until two sheets are full. */
export function printedOf({ settled, checking, rare }: Grouped): Printed {
  const all = settled.length + checking.length + rare.length;
  const entries = [...settled.slice(0, MOST.settled), ...checking].slice(0, MOST.all).map(entryOf);
  let lines = 0;
  const printed = entries.filter((entry) => {
    lines += linesOf(entry);
    return lines <= LINES;
  });
  const isSettled = ({ grant }: Entry) => settled.includes(grant);
  return {
    settled: printed.filter(isSettled),
    checking: printed.filter((entry) => !isSettled(entry)),
    left: all - printed.length,
  };
}

function entryOf(grant: MatchedGrant): Entry {
  const worth = worthOf(grant);
  const url = websiteOf(grant);
  const office = grant.provider && cut(officeOf(grant.provider), 80);
  const { named, left } = namedPapers(papersOf(grant));
  return {
    grant,
    title: cut(grant.title, 110),
    worth: worth === null ? null : cut(worth, 130),
    deadline: grant.deadlineKind === 'fixed' ? cut(deadlineWords(grant).text, 80) : null,
    apply: [office, url && typedAddress(url)].filter(Boolean).join(', '),
    papers: named,
    left,
  };
}

function linesOf({ title, worth, deadline, apply, papers }: Entry): number {
  const parts = [
    title,
    worth,
    deadline && `${SUMMARY.deadline} ${deadline}`,
    `${SUMMARY.apply} ${apply}`,
    papers && `${SUMMARY.papers} ${papers}; ${SUMMARY.more(1)}`,
  ];
  const lines = parts.map((part) => Math.ceil((part ?? '').length / LETTERS));
  // Half a line of space between programs.
  return lines.reduce((sum, count) => sum + count, 0.5);
}

/** Returns just the office, without its parent departments. */
function officeOf(provider: string): string {
  return provider.split(', ')[0] ?? provider;
}

/** Formats a URL so it's easy to type. A long one is cut to its host. */
export function typedAddress(url: string, most = 48): string {
  const typed = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/#]+$/, '');
  return typed.length <= most ? typed : hostOf(url);
}

/** Returns the documents that fit on a sheet (always including the first) and how many are left out. */
export function namedPapers(papers: readonly string[], most = 240): { named: string; left: number } {
  const [first = '', ...others] = papers.map((paper) => cut(paper, 160));
  let named = first;
  let count = 1;
  for (const paper of others) {
    if (named.length + paper.length > most) break;
    named = `${named}; ${paper}`;
    count += 1;
  }
  return { named, left: papers.length - count };
}

/** Cuts a text at a word boundary to the length that fits on a sheet. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) > most / 2 ? text.lastIndexOf(' ', most) : most)} …`;
}
