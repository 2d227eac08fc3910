import type { MyPlan, Todo } from '../../../../contract/saved/my-plan.ts';
import { valueWords } from '../../../../matching/amounts/value-words.ts';
import { type Totaled, totalOf } from '../../../../matching/benefits/estimates/total.ts';
import { isRoundOver } from '../../../../matching/program/past-round.ts';
import { looksRight } from '../../../../matching/rules/looks-right.ts';
import { judgeProgram, matchProgram } from '../../../../matching/rules/match.ts';
import type { Database } from '../../../db/client.ts';
import { isClosed, type Program, ruledProgramOf } from '../../programs/program.ts';
import { itemsOf } from './checklist.ts';
import { preparedBy } from './documents.ts';
import { ASK_FOR_DATES } from './plan-words.ts';
import type { Preparing } from './preparation.ts';
import type { Prepared } from './queries.ts';
import { sharedAddressesOf } from './shared-applications.ts';

/** Returns the summary of a member's saved programs. */
export async function myPlanOf(db: Database, member: Preparing): Promise<MyPlan> {
  const saved = (await preparedBy(db, member)).filter(({ isSaved }) => isSaved);
  const ranked = saved.map((prepared) => ({ ...rankedThing(prepared, member), program: prepared.program }));
  ranked.sort(inOrder);
  const open = ranked.filter(({ thing }) => thing.state === 'open').map(({ program }) => program);
  const paying = ranked
    .filter(({ thing }) => thing.state !== 'closed')
    .map(({ program }) => totaledOf(program, member));
  return {
    things: ranked.map(({ thing }) => thing),
    together: sharedAddressesOf(open),
    money: totalOf(paying, member.facts),
  };
}

function totaledOf(program: Program, { facts }: Preparing): Totaled {
  const { id, title, rules } = program;
  const { likelihood, isPaid } = judgeProgram(ruledProgramOf(program), facts);
  return { id, likelihood, isPaid, program: { title, rules } };
}

interface Ranked {
  thing: Todo;
  /** Compared by `inOrder`. A later rank breaks ties. */
  ranks: readonly number[];
}

function rankedThing({ program, ticks, isSent }: Prepared, { facts }: Preparing): Ranked {
  const { id, title, deadlineKind, deadline, amount, assistanceType, applicationUrl, url, providerUrl } = program;
  const match = matchProgram(ruledProgramOf(program), facts);
  const isRoundOverNow = isRoundOver(deadlineKind, deadline, Date.now());
  const steps = itemsOf(program, facts).filter(({ kind }) => kind === 'registration' || kind === 'step');
  const step = steps.find(({ key }) => !ticks.has(key))?.text ?? null;
  return {
    // Open rounds and likely matches come first, then by yearly value.
    ranks: [
      Number(!isRoundOverNow),
      Number(looksRight(match.likelihood)),
      match.alreadyGets ? 0 : (match.worth ?? 0),
      match.score,
    ],
    thing: {
      ...{ id, title, deadlineKind, deadline },
      next: isRoundOverNow ? ASK_FOR_DATES : step,
      state: isSent ? 'sent' : isClosed(program) ? 'closed' : 'open',
      day: deadlineKind === 'fixed' ? program.deadlineDate : null,
      worth: valueWords({ match, amount, assistanceType }),
      takes: isRoundOverNow ? null : timeOf(program, step),
      ...{ applicationUrl, url, providerUrl },
      contact: program.detail.contact,
    },
  };
}

/** Returns how long the application takes, if its steps say so and the next step doesn't. */
function timeOf({ detail: { howToApply } }: Program, next: string | null): string | null {
  const sentence = howToApply.flatMap((text) => text.split(/(?<=\.)\s+/)).find((text) => TIME.test(text));
  return sentence === undefined || next?.includes(sentence) ? null : sentence;
}
/** Minutes and hours are the member's own time. Days and weeks are usually the office's processing time. */
const TIME = /\btakes?\b[^.;]*\b(minutes|hours?)\b/i;

const STATES = ['open', 'sent', 'closed'] as const satisfies readonly Todo['state'][];

/** Sorts by the soonest deadline, then by the highest value. Completed ones come last. */
function inOrder({ thing: a, ranks: aRanks }: Ranked, { thing: b, ranks: bRanks }: Ranked): number {
  const byState = STATES.indexOf(a.state) - STATES.indexOf(b.state);
  if (byState !== 0) return byState;
  if (a.day !== b.day) {
    if (a.day === null) return 1;
    if (b.day === null) return -1;
    return a.state === 'closed' ? b.day.localeCompare(a.day) : a.day.localeCompare(b.day);
  }
  const differing = aRanks.findIndex((rank, index) => rank !== bRanks[index]);
  return (bRanks[differing] ?? 0) - (aRanks[differing] ?? 0) || a.title.localeCompare(b.title);
}
