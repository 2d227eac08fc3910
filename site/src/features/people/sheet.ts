import type { MatchedGrant } from '../../../../contract/grants.ts';
import { hostOf } from '../../lib/host.ts';
import { deadlineWords } from '../program/deadline.ts';
import { websiteOf } from '../program/website.ts';
import { type Grouped, papersOf, worthOf } from './summary.ts';

/** What the printed summary says of a program. */
export interface Entry {
  grant: MatchedGrant;
  title: string;
  worth: string | null;
  deadline: string | null;
  /** The office, and its site as one types it. */
  apply: string;
  papers: string;
  /** Papers that are not named. */
  left: number;
}

export interface Printed {
  settled: readonly Entry[];
  checking: readonly Entry[];
  /** How many programs are left out. */
  left: number;
}

/** So many programs are of use on paper; what is rare is not printed. */
const MOST = { settled: 14, all: 20 } as const;
/** Lines of both columns on two sheets, with room for the head, for who helps, and for columns that do not end alike. */
const LINES = 140;
/** Letters of a line, on average of wide and narrow ones. */
const LETTERS = 52;

/** What fits first, then what is worth checking, as far as two sheets reach. */
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
    deadline && `Deadline: ${deadline}`,
    `Apply: ${apply}`,
    papers && `Bring: ${papers}; and more`,
  ];
  const lines = parts.map((part) => Math.ceil((part ?? '').length / LETTERS));
  // Half a line stands between two programs.
  return lines.reduce((sum, count) => sum + count, 0.5);
}

/** The office itself, without the departments above it. */
function officeOf(provider: string): string {
  return provider.split(', ')[0] ?? provider;
}

/** An address as one types it; a long one is cut to its site. */
export function typedAddress(url: string, most = 48): string {
  const typed = url.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/#]+$/, '');
  return typed.length <= most ? typed : hostOf(url);
}

/** The papers that a sheet has room to name, the first at any length, and how many are left out. */
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

/** A text that a sheet has room for. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most) > most / 2 ? text.lastIndexOf(' ', most) : most)} …`;
}
