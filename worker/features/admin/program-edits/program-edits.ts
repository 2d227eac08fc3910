import type * as z from 'zod/mini';
import type { AuditPage, EditableProgram, putProgramEdits } from '../../../../contract/programs/program-edits.ts';
import { isRule } from '../../../../contract/programs/rules.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import type { Admin } from '../../../http/signed-in.ts';
import { programOf } from '../../programs/program.ts';
import { searchColumnsOf } from '../../programs/search-columns.ts';
import { auditPageOf, shown } from './editor-view.ts';
import { enteredValues } from './entered.ts';
import { editableRow } from './fields.ts';
import { planOf } from './plan.ts';
import { type Editable, findAudit, findEditable, findTitle, storeEdit } from './queries.ts';
import { rulesOfText } from './text-rules.ts';

/** Returns everything an admin sees about a program. Throws `not_found`. */
export async function editableProgram(db: Database, id: string): Promise<EditableProgram> {
  return shown(await known(db, id));
}

/** Returns a program's audit entries up to `from`; none for an unknown program. */
export async function olderAudit(db: Database, id: string, from: number): Promise<AuditPage> {
  return auditPageOf(await findAudit(db, id, from));
}

/**
 * Corrects a program, and records who did it and why. Throws `not_found`; `conflict` if the program changed since the
 * admin opened it; `validation` if nothing would change, or if the program is merged into another one.
 */
export async function editProgram(
  db: Database,
  admin: Admin,
  id: string,
  { edits, withdraw, reason, basedOn }: z.infer<typeof putProgramEdits.body>,
): Promise<EditableProgram> {
  const { program, edits: stored } = await known(db, id);
  if (program.mergedInto !== null) throw await merged(db, program.mergedInto);
  if (program.updatedAt !== basedOn) throw changedMeanwhile();
  const twice = withdraw.find((field) => edits[field] !== undefined);
  if (twice) throw refused(`Either change “${twice}” or take its correction back, not both.`);

  const now = Date.now();
  const readable = programOf(program);
  const [source = ''] = Object.keys(readable.detail.sources);
  const when = {
    timeZone: readable.detail.deadlineTimeZone,
    now,
    rulesOf: (text: string | null) => rulesOfText(text, { title: program.title, source }),
  };
  const plan = planOf(editableRow.parse(program), stored, { edits: enteredValues(edits), withdraw }, when);
  if (plan.audit.length === 0) throw refused('Nothing of this is different from what is stored.');

  const { keywords } = program;
  const searched = searchColumnsOf({ ...plan.row, keywords, rules: isRule(plan.row.rules) ? plan.row.rules : null });
  // Later than the version it's based on, even within the same millisecond, because the next edit compares it.
  const updatedAt = new Date(Math.max(now, Date.parse(basedOn) + 1)).toISOString();
  const edit = { grantId: id, adminId: admin.id, reason, basedOn, updatedAt };
  if (!(await storeEdit(db, edit, plan, searched))) throw changedMeanwhile();
  return editableProgram(db, id);
}

async function known(db: Database, id: string): Promise<Editable> {
  const found = await findEditable(db, id);
  if (!found) throw new ApiFailure('not_found', 'There is no program with this id.');
  return found;
}

async function merged(db: Database, id: string): Promise<ApiFailure> {
  const title = await findTitle(db, id);
  return refused(`Members see “${title ?? id}” instead of this record. Edit that one: ${id}`);
}

function changedMeanwhile(): ApiFailure {
  return new ApiFailure(
    'conflict',
    'This program has changed since you opened it. Open it again to see it as it is now.',
  );
}

function refused(message: string): ApiFailure {
  return new ApiFailure('validation', message);
}
