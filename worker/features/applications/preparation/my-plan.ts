import type { Match } from '../../../../contract/programs/grants.ts';
import { type MyPlan, THING_STATES, type Todo } from '../../../../contract/saved/my-plan.ts';
import { valueWords } from '../../../../matching/amounts/value-words.ts';
import { type Totaled, totalOf } from '../../../../matching/benefits/estimates/total.ts';
import { inPlanOrder, type Planned } from '../../../../matching/order/plan.ts';
import { waitsForSeason } from '../../../../matching/order/season.ts';
import { isRoundOver } from '../../../../matching/program/past-round.ts';
import { judgeProgram, matchProgram } from '../../../../matching/rules/match.ts';
import type { Database } from '../../../db/client.ts';
import { withPhone } from '../../programs/phone-lines.ts';
import { isClosed, type Program, ruledProgramOf } from '../../programs/program.ts';
import { itemsOf } from './checklist.ts';
import { preparedBy } from './documents.ts';
import { ASK_FOR_DATES } from './plan-words.ts';
import type { Preparing } from './preparation.ts';
import type { Prepared } from './queries.ts';
import { sharedAddressesOf } from './shared-applications.ts';

type PhoneLine = (programId: string) => string | null;

/**
 * Returns the summary of a member's saved programs. `phoneLine` names the line to call about a program in their state.
 */
export async function myPlanOf(db: Database, member: Preparing, phoneLine: PhoneLine): Promise<MyPlan> {
  const saved = (await preparedBy(db, member)).filter(({ isSaved }) => isSaved);
  const things = saved.map((prepared) => thingOf(prepared, member, phoneLine));
  const money = totalOf(
    things
      .filter(({ todo }) => todo.state === 'open' || todo.state === 'sent')
      .map(({ program }) => totaledOf(program, member)),
    member.facts,
  );
  const about = { counted: money.counted.map(({ id }) => id), forOrganization: member.facts.forOrganization };
  const ordered = THING_STATES.flatMap((state) =>
    inOrder(
      things.filter(({ todo }) => todo.state === state),
      about,
    ),
  );
  const open = ordered.filter(({ todo }) => todo.state === 'open').map(({ program }) => program);
  return { things: ordered.map(({ todo }) => todo), together: sharedAddressesOf(open), money };
}

function totaledOf(program: Program, { facts }: Preparing): Totaled {
  const { id, title, rules } = program;
  const { likelihood, isPaid } = judgeProgram(ruledProgramOf(program), facts);
  return { id, likelihood, isPaid, program: { title, rules } };
}

/** A saved program as a to-do, with the data that decides its place. */
interface Thing extends Planned {
  todo: Todo;
  program: Program;
}

function thingOf(prepared: Prepared, { facts }: Preparing, phoneLine: PhoneLine): Thing {
  const { program, ticks } = prepared;
  const { id, title, deadlineKind, deadline, amount, assistanceType, applicationUrl, url, providerUrl } = program;
  const match = matchProgram(ruledProgramOf(program), facts);
  const now = new Date();
  const roundOver = isRoundOver(deadlineKind, deadline, now.getTime());
  const steps = itemsOf(program, facts).filter(({ kind }) => kind === 'registration' || kind === 'step');
  const left = steps.filter(({ key }) => !ticks.has(key));
  const step = left[0]?.text ?? null;
  return {
    ...{ id, program, deadline, deadlineKind, roundOver, programType: program.programType },
    match: waitsForSeason(deadline, now) ? { ...match, isLater: true } : match,
    todo: {
      ...{ id, title, deadlineKind, deadline },
      next: roundOver ? ASK_FOR_DATES : step,
      steps: { done: steps.length - left.length, all: steps.length },
      state: stateOf(prepared, match),
      day: deadlineKind === 'fixed' ? program.deadlineDate : null,
      worth: valueWords({ match, amount, assistanceType }),
      takes: roundOver ? null : timeOf(program, step),
      ...{ applicationUrl, url, providerUrl },
      contact: withPhone(program.detail.contact, phoneLine(id)),
    },
  };
}

function stateOf({ program, isSent, isReceived }: Prepared, { alreadyGets }: Match): Todo['state'] {
  if (isReceived || alreadyGets) return 'received';
  if (isSent) return 'sent';
  return isClosed(program) ? 'closed' : 'open';
}

/** Returns how long the application takes, if its steps say so and the next step doesn't. */
function timeOf({ detail: { howToApply } }: Program, next: string | null): string | null {
  const sentence = howToApply.flatMap((text) => text.split(/(?<=\.)\s+/)).find((text) => TIME.test(text));
  return sentence === undefined || next?.includes(sentence) ? null : sentence;
}
/** Minutes and hours are the member's own time. Days and weeks are usually the office's processing time. */
const TIME = /\btakes?\b[^.;]*\b(minutes|hours?)\b/i;

/** Sorts by the soonest deadline (for closed ones, the latest), then in the order of the member's own list. */
function inOrder(things: readonly Thing[], about: Parameters<typeof inPlanOrder>[1]): Thing[] {
  const byTitle = things.toSorted((a, b) => a.todo.title.localeCompare(b.todo.title));
  return inPlanOrder(byTitle, about).toSorted(({ todo: a }, { todo: b }) => {
    if (a.day === b.day) return 0;
    if (a.day === null) return 1;
    if (b.day === null) return -1;
    return a.state === 'closed' ? b.day.localeCompare(a.day) : a.day.localeCompare(b.day);
  });
}
