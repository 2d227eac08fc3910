import type { Figure } from '../report/figure.ts';
import { LABELED_KINDS } from './eligibility-cases.ts';
import type { Judged } from './eligibility-judge.ts';

const LEAST_PRECISION = 0.98;
const LEAST_DECIDED = 0.7;

/** The figures for one kind of case, or for all cases. Shares are null if there are no cases. */
export interface Figures {
  kind: string;
  answers: number;
  eligible: number;
  ineligible: number;
  likely: number;
  check: number;
  precisionOfEligible: number | null;
  precisionOfIneligible: number | null;
  /** Labeled eligible, but refused. */
  wronglyRefused: number;
  /** Labeled ineligible, but offered. This can be right for households, because much about them is unknown. */
  wronglyOffered: number;
  /** Labeled ineligible, and shown with the rare circumstances that would make the person eligible ("Only if …"). */
  onlyIf: number;
  /** The share of cases labeled eligible in which the program is offered. */
  offered: number | null;
  /** Answers that could be decided from the text and profile, and the share that were. */
  decidable: number;
  decided: number | null;
}

/** Returns the figures for each kind and for all cases. */
export function figuresOf(judged: readonly Judged[]): Figures[] {
  return [
    ...LABELED_KINDS.map((kind) =>
      summary(
        kind,
        judged.filter((answer) => answer.kind === kind),
      ),
    ),
    summary('all', judged),
  ];
}

function summary(kind: string, answers: readonly Judged[]): Figures {
  const answered = (verdict: Judged['verdict']) => answers.filter((answer) => answer.verdict === verdict);
  const [eligible, ineligible] = [answered('eligible'), answered('ineligible')];
  const wanted = answers.filter(({ expected }) => expected);
  const notDue = answers.filter(({ expected, verdict }) => !expected && verdict !== 'ineligible');
  const decidable = answers.filter(({ excluded }) => excluded === null);
  return {
    kind,
    answers: answers.length,
    ...{ eligible: eligible.length, ineligible: ineligible.length },
    ...{ likely: answered('likely').length, check: answered('check').length },
    precisionOfEligible: share(eligible.filter(({ expected }) => expected).length, eligible.length),
    precisionOfIneligible: share(ineligible.filter(({ expected }) => !expected).length, ineligible.length),
    wronglyRefused: ineligible.filter(({ expected }) => expected).length,
    wronglyOffered: notDue.filter(({ likelihood }) => likelihood !== 'no' && likelihood !== 'only-if').length,
    onlyIf: notDue.filter(({ likelihood }) => likelihood === 'only-if').length,
    offered: share(wanted.filter(({ verdict }) => verdict !== 'ineligible').length, wanted.length),
    decidable: decidable.length,
    decided: share(decidable.filter(isDecided).length, decidable.length),
  };
}

export interface Bound {
  what: string;
  value: number | null;
  holds: boolean;
}

/** Converts the figures to the format that all benches use. */
export function measuredOf(figures: readonly Figures[]): Figure[] {
  const of = (kind: string) => figures.find((figure) => figure.kind === kind);
  const all = of('all');
  return [
    { what: 'labeled answers', measured: all?.answers ?? null },
    { what: 'precision of "eligible"', measured: all?.precisionOfEligible ?? null, atLeast: LEAST_PRECISION },
    { what: 'precision of "ineligible"', measured: all?.precisionOfIneligible ?? null, atLeast: LEAST_PRECISION },
    {
      what: 'eligible households told that they are not',
      measured: of('household_benefit')?.wronglyRefused ?? null,
      atMost: 0,
    },
    {
      what: 'programs offered that must not be',
      measured: of('profile_vs_program')?.wronglyOffered ?? null,
      atMost: 0,
    },
    { what: 'of those named with "Only if …"', measured: of('profile_vs_program')?.onlyIf ?? null },
    { what: 'share decided of what can be', measured: all?.decided ?? null, atLeast: LEAST_DECIDED },
  ];
}

/** Returns the bounds, each with its value and whether it holds. */
export function boundsOf(figures: readonly Figures[]): Bound[] {
  const of = (kind: string) => figures.find((figure) => figure.kind === kind);
  const all = of('all');
  const atLeast = (what: string, value: number | null | undefined, least: number): Bound => ({
    what: `${what}: at least ${least}`,
    value: value ?? null,
    holds: (value ?? 1) >= least,
  });
  const none = (what: string, value: number | undefined): Bound => ({
    what: `${what}: none`,
    value: value ?? 0,
    holds: (value ?? 0) === 0,
  });
  return [
    atLeast('precision of "eligible"', all?.precisionOfEligible, LEAST_PRECISION),
    atLeast('precision of "ineligible"', all?.precisionOfIneligible, LEAST_PRECISION),
    none('eligible households told that they are not', of('household_benefit')?.wronglyRefused),
    none('programs offered that must not be', of('profile_vs_program')?.wronglyOffered),
    atLeast('decided of what can be', all?.decided, LEAST_DECIDED),
  ];
}

/** Prints the tables, the errors, the undecided cases, and the excluded cases with reasons. */
export function printReport(judged: readonly Judged[], figures: readonly Figures[], bounds: readonly Bound[]): void {
  console.table(
    figures.map((figure) => Object.fromEntries(Object.entries(figure).map(([name, v]) => [name, shown(v)]))),
  );
  console.table(bounds.map(({ what, value, holds }) => ({ what, value: shown(value), holds })));
  const wrong = judged.filter(({ expected, verdict }) => verdict === (expected ? 'ineligible' : 'eligible'));
  printList('Wrong', wrong, ({ verdict, expected }) => `${verdict}, labeled ${expected ? 'eligible' : 'not eligible'}`);
  const open = judged.filter((answer) => answer.excluded === null && !isDecided(answer));
  printList('Could be decided, and stayed open', open, ({ question }) => question ?? '');
  const left = judged.filter(({ excluded }) => excluded !== null);
  printList('Left out of the share of decided answers', left, ({ excluded }) => excluded ?? '');
  const likely = judged.filter(({ verdict }) => verdict === 'likely');
  printList('Likely, with the open question', likely, ({ question }) => question ?? '');
}

function printList(title: string, answers: readonly Judged[], note: (answer: Judged) => string): void {
  console.log(`\n${title}: ${answers.length}`);
  for (const answer of answers) console.log(`  ${answer.id} ${answer.program}: ${note(answer)}`);
}

function isDecided({ verdict }: Judged): boolean {
  return verdict === 'eligible' || verdict === 'ineligible';
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function shown(value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(3)) : value;
}
