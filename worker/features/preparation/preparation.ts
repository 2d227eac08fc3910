import type { Preparation } from '../../../contract/preparation.ts';
import { factsOf } from '../../../matching/facts.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { profileOf } from '../account/account.ts';
import { findProgram } from '../catalogue/find-program.ts';
import { type Program, unknownProgram } from '../catalogue/program.ts';
import { itemsOf } from './checklist.ts';
import { todayAt } from './days.ts';
import { planFor } from './plan.ts';
import { planFileOf } from './plan-file.ts';
import { setTicks, ticksOf } from './queries.ts';

/** Checklist and plan of a member for one program. Throws `not_found`. */
export async function preparationFor(db: Database, signedIn: SignedIn, grantId: string): Promise<Preparation> {
  const program = await knownProgram(db, grantId);
  return preparationOf(program, signedIn, await ticksOf(db, signedIn.account.id, program.id));
}

/** Ticks or unticks an item and answers all anew: the plan follows. Throws `not_found` also for an item that is not there. */
export async function tickItem(
  db: Database,
  signedIn: SignedIn,
  grantId: string,
  { key, done }: { key: string; done: boolean },
): Promise<Preparation> {
  const program = await knownProgram(db, grantId);
  const items = itemsOf(program, factsOf(profileOf(signedIn.account)));
  if (!items.some((item) => item.key === key)) {
    throw new ApiFailure('not_found', 'This is not part of the program any more. Reload the page to see what is new.');
  }
  await setTicks(db, { userId: signedIn.account.id, itemKey: key, grantIds: [program.id], done });
  return preparationFor(db, signedIn, grantId);
}

/** The dated steps as a calendar file. Throws `not_found` where there are none. */
export async function planCalendar(db: Database, signedIn: SignedIn, grantId: string, appUrl: string): Promise<string> {
  const program = await knownProgram(db, grantId);
  const { plan } = preparationOf(program, signedIn, await ticksOf(db, signedIn.account.id, program.id));
  const file = planFileOf(program, plan, appUrl);
  if (!file) throw new ApiFailure('not_found', 'This plan has no days to put into a calendar.');
  return file;
}

function preparationOf(program: Program, { account }: SignedIn, ticks: ReadonlySet<string>, now = Date.now()) {
  const items = itemsOf(program, factsOf(profileOf(account)));
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

async function knownProgram(db: Database, grantId: string): Promise<Program> {
  const program = await findProgram(db, grantId);
  if (!program) throw unknownProgram();
  return program;
}
