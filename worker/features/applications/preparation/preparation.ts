import type { Preparation } from '../../../../contract/saved/preparation.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import { findProgram } from '../../programs/find-program.ts';
import type { LocalForms } from '../../programs/local-forms.ts';
import { wholeFor } from '../../programs/own-papers.ts';
import { type Program, unknownProgram } from '../../programs/program.ts';
import type { CalendarReader } from '../../saved/calendar/deadlines.ts';
import { itemsOf } from './checklist.ts';
import { todayAt } from './days.ts';
import { planFor } from './plan.ts';
import { planFileOf } from './plan-file.ts';
import { setTicks, ticksOf } from './queries.ts';

/** The member who's preparing, and the facts we know about them. */
export interface Preparing {
  id: number;
  facts: Facts;
  reference: LocalForms;
}

/** Returns a member's checklist and plan for a program. Throws `not_found`. */
export async function preparationFor(db: Database, member: Preparing, grantId: string): Promise<Preparation> {
  const program = await knownProgram(db, member, grantId);
  return preparationOf(program, member, await ticksOf(db, member.id, program.id));
}

/**
 * Checks or unchecks an item, and returns everything again because the plan depends on it. Throws `not_found` for an
 * unknown program or item.
 */
export async function tickItem(
  db: Database,
  member: Preparing,
  grantId: string,
  { key, done }: { key: string; done: boolean },
): Promise<Preparation> {
  const program = await knownProgram(db, member, grantId);
  const items = itemsOf(program, member.facts);
  if (!items.some((item) => item.key === key && item.kind !== 'note')) {
    throw new ApiFailure('not_found', 'This isn’t part of the program anymore. Reload the page to see what’s new.');
  }
  await setTicks(db, { userId: member.id, items: [{ grantId: program.id, itemKey: key }], done });
  return preparationFor(db, member, grantId);
}

/** Returns the dated steps as a calendar file. Throws `not_found` if there are none. */
export async function planCalendar(
  db: Database,
  member: Preparing,
  grantId: string,
  reader: CalendarReader,
): Promise<string> {
  const program = await knownProgram(db, member, grantId);
  const { plan } = preparationOf(program, member, await ticksOf(db, member.id, program.id));
  const file = planFileOf(program, plan, reader);
  if (!file) throw new ApiFailure('not_found', 'This plan has no dates to add to a calendar.');
  return file;
}

function preparationOf(program: Program, { facts }: Preparing, ticks: ReadonlySet<string>, now = Date.now()) {
  const items = itemsOf(program, facts);
  const open = items.filter(({ key }) => !ticks.has(key));
  const { deadlineKind, deadlineDate: day, deadlineAt: at, status } = program;
  const plan = planFor({
    deadlineKind,
    deadline: day,
    isOver: status === 'closed' || (at !== null && Date.parse(at) < now),
    today: todayAt(day === null ? null : { day, at }, now),
    documents: open.filter(({ kind }) => kind === 'document').length,
    registrations: open.filter(({ kind }) => kind === 'registration'),
  });
  return {
    items: items.map(({ leadDays: _, ...item }) => ({ ...item, done: ticks.has(item.key) })),
    plan,
  };
}

async function knownProgram(db: Database, { facts, reference }: Preparing, grantId: string): Promise<Program> {
  const program = await findProgram(db, grantId);
  if (!program) throw unknownProgram();
  return wholeFor(program, facts, reference);
}
