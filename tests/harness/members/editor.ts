import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import {
  type EditableProgram,
  findPrograms,
  getEditableProgram,
  putProgramEdits,
} from '../../../contract/programs/program-edits.ts';
import type { Database } from '../../../worker/db/client.ts';
import { grantChanges, grants } from '../../../worker/db/schema/index.ts';
import { withEdits } from '../../../worker/features/programs/edits.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import type { Client } from '../client.ts';

export const REASON = 'Read again at its source';
const KEYWORDS = ['pademelon', 'warren', 'island'];

export type Given = Parameters<typeof newProgram>[1];
interface Wanted {
  edits?: object;
  withdraw?: string[];
  reason?: string;
  basedOn?: string;
}

/** Returns helpers for one test file in which an admin corrects programs. The admin logs in before the first test. */
export function editor(db: Database, client: Client) {
  const headers = { authorization: '' };
  const admin = { id: 20, email: '' };
  beforeAll(async () => {
    admin.email = (await storedAdmin(db, admin.id)).email;
    headers.authorization = `Bearer ${await storedAdminToken(db, admin.id)}`;
  });

  let programs = 0;
  const open = async (id: string) => (await client.ok(getEditableProgram, { params: { id }, headers })).body;
  const request = ({ id, updatedAt }: EditableProgram, wanted: Wanted) => ({
    params: { id },
    body: { edits: {}, reason: REASON, basedOn: updatedAt, ...wanted },
    headers,
  });
  return {
    admin,
    headers,
    open,
    request,
    /** Stores a program for a single test, and returns it as an admin sees it. */
    async stored(given: Given = {}) {
      programs += 1;
      const id = `edited-${crypto.randomUUID().slice(0, 8)}-${programs}`;
      await upsertPrograms(db, [newProgram(id, { title: `Pademelon Fund ${id}`, keywords: KEYWORDS, ...given })]);
      return open(id);
    },
    find: async (words: string) => (await client.ok(findPrograms, { body: { words }, headers })).body,
    edit: async (program: EditableProgram, wanted: Wanted) =>
      (await client.ok(putProgramEdits, request(program, wanted))).body.program,
    refused: async (program: EditableProgram, wanted: Wanted) =>
      (await client.fails(putProgramEdits, request(program, wanted))).body,
    rowOf: async (id: string) => (await db.select().from(grants).where(eq(grants.id, id)))[0],
    changesOf: (id: string) => db.select().from(grantChanges).where(eq(grantChanges.grantId, id)),
    /** Changes the source's text and crawls it again. */
    async recrawled(id: string, given: Given) {
      const { rows, statements } = await withEdits(db, [newProgram(id, { keywords: KEYWORDS, ...given })]);
      await upsertPrograms(db, rows);
      for (const statement of statements) await statement;
    },
  };
}
