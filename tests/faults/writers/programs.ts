import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { getEditableProgram, putProgramEdits } from '../../../contract/programs/program-edits.ts';
import { deleteSavedSearch, postSavedSearch } from '../../../contract/saved/alerts.ts';
import { postApplication, putApplicationNotes, putApplicationStatus } from '../../../contract/saved/applications.ts';
import { getDismissedGrants, postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { getPreparation, putPreparation } from '../../../contract/saved/preparation.ts';
import { getSavedGrants, postSavedGrant, putSavedNotes } from '../../../contract/saved/saved.ts';
import {
  applications,
  grants,
  programAudit,
  programEdits,
  savedGrants,
  savedSearches,
} from '../../../worker/db/schema/index.ts';
import { storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import type { NewWriter } from './writer.ts';

const saves: NewWriter = async ({ newMember, programIds }) => {
  const { client } = await newMember();
  const acknowledged: string[] = [];
  const write = async () => {
    const grantId = programIds[acknowledged.length % programIds.length] ?? '';
    await client.ok(postSavedGrant, { body: { grantId } });
    acknowledged.push(grantId);
  };
  return {
    write,
    async verify() {
      const { savedGrants: kept } = (await client.ok(getSavedGrants)).body;
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(acknowledged)]));
      await write();
    },
  };
};

const takesNotes: NewWriter = async ({ db, newMember, programIds: [grantId = ''] }) => {
  const { client, id } = await newMember();
  const { notesRevision: first } = (await client.ok(postSavedGrant, { body: { grantId } })).body;
  let [turn, revision, acknowledged] = [0, first, 0];
  const write = async () => {
    const body = { notes: `Note ${turn + 1}`, notesRevision: revision };
    turn += 1;
    revision = (await client.ok(putSavedNotes, { params: { id: grantId }, body })).body.notesRevision;
    acknowledged = turn;
  };
  return {
    write,
    async verify() {
      const [row] = await db.select().from(savedGrants).where(eq(savedGrants.userId, id));
      const stored = (row?.notesRevision ?? 0) - first;
      expect([acknowledged, turn]).toContain(stored);
      expect(row?.notes ?? '').toBe(stored === 0 ? '' : `Note ${stored}`);
      if (turn === acknowledged) return write();
      // Sends the same text again, like a page that got no response.
      const body = { notes: `Note ${turn}`, notesRevision: first + acknowledged };
      revision = (await client.ok(putSavedNotes, { params: { id: grantId }, body })).body.notesRevision;
      expect(revision).toBe(first + turn);
      acknowledged = turn;
    },
  };
};

const dismisses: NewWriter = async ({ newMember, programIds }) => {
  const { client } = await newMember();
  const acknowledged: string[] = [];
  const write = async () => {
    const grantId = programIds[acknowledged.length % programIds.length] ?? '';
    await client.ok(postDismissedGrant, { body: { grantId } });
    acknowledged.push(grantId);
  };
  return {
    write,
    async verify() {
      const { dismissedGrants } = (await client.ok(getDismissedGrants)).body;
      expect(dismissedGrants.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(acknowledged)]));
      await write();
    },
  };
};

const keepsSearches: NewWriter = async ({ db, newMember }) => {
  const { client, id: userId } = await newMember();
  let [turn, kept] = [0, 0];
  const gone: number[] = [];
  const write = async () => {
    turn += 1;
    const body = { name: `Search ${turn}`, frequency: 'off', criteria: { searchTerm: 'heating' } } as const;
    const { id } = (await client.ok(postSavedSearch, { body })).body;
    const before = kept;
    kept = id;
    if (before === 0) return;
    await client.ok(deleteSavedSearch, { params: { id: String(before) } });
    gone.push(before);
  };
  return {
    write,
    async verify() {
      const rows = await db.select().from(savedSearches).where(eq(savedSearches.userId, userId));
      const ids = rows.map(({ id }) => id);
      if (kept > 0) expect(ids).toContain(kept);
      expect(ids.filter((id) => gone.includes(id))).toEqual([]);
      await write();
    },
  };
};

const STATUS = ['in_progress', 'submitted', 'awarded', 'declined'] as const;

const applies: NewWriter = async ({ db, newMember, programIds }) => {
  const { client, id: userId } = await newMember();
  const acknowledged = new Map<string, { status: string; notes: string | null }>();
  let [turn, current] = [0, ''];
  const write = async () => {
    const grantId = programIds[turn % programIds.length] ?? '';
    const status = STATUS[turn % STATUS.length] ?? 'draft';
    turn += 1;
    current = grantId;
    const id = String((await client.ok(postApplication, { body: { grantId } })).body.id);
    acknowledged.set(grantId, { status: 'draft', notes: null });
    await client.ok(putApplicationStatus, { params: { id }, body: { status } });
    acknowledged.set(grantId, { status, notes: null });
    await client.ok(putApplicationNotes, { params: { id }, body: { notes: `Call ${turn}` } });
    acknowledged.set(grantId, { status, notes: `Call ${turn}` });
  };
  return {
    write,
    async verify() {
      const rows = await db.select().from(applications).where(eq(applications.userId, userId));
      const others = new Map([...acknowledged].filter(([grantId]) => grantId !== current));
      for (const [grantId, one] of others) expect(rows.find((row) => row.grantId === grantId)).toMatchObject(one);
      expect(rows.map(({ grantId }) => grantId)).toEqual(expect.arrayContaining([...acknowledged.keys()]));
      // It's unknown how far the last write got.
      acknowledged.delete(current);
      await write();
    },
  };
};

const ticks: NewWriter = async ({ newMember, programIds: [id = ''] }) => {
  const { client } = await newMember();
  const items = async () => (await client.ok(getPreparation, { params: { id } })).body.items;
  const [{ key } = { key: '' }] = await items();
  let [acknowledged, tried] = [false, false];
  const write = async () => {
    tried = !acknowledged;
    await client.ok(putPreparation, { params: { id }, body: { key, done: tried } });
    acknowledged = tried;
  };
  return {
    write,
    async verify() {
      const item = (await items()).find((one) => one.key === key);
      expect([acknowledged, tried]).toContain(item?.done);
      acknowledged = item?.done ?? false;
      await write();
    },
  };
};

/** An admin corrects a program's amount repeatedly. Row, correction and audit entry are written in one transaction. */
const corrects: NewWriter = async ({ db, newClient, programIds }) => {
  const id = programIds.at(-1) ?? '';
  const client = newClient();
  const headers = { authorization: `Bearer ${await storedAdminToken(db, (await storedAdmin(db, 20)).id)}` };
  let [turn, acknowledged] = [0, 0];
  const write = async () => {
    const { updatedAt: basedOn } = (await client.ok(getEditableProgram, { params: { id }, headers })).body;
    turn += 1;
    const body = { edits: { amount: `$${turn}` }, reason: 'Read again at its source', basedOn };
    await client.ok(putProgramEdits, { params: { id }, body, headers });
    acknowledged = turn;
  };
  return {
    write,
    async verify() {
      const [row] = await db.select().from(grants).where(eq(grants.id, id));
      const audit = await db.select().from(programAudit).where(eq(programAudit.grantId, id)).orderBy(programAudit.id);
      const ofAmount = and(eq(programEdits.grantId, id), eq(programEdits.field, 'amount'));
      const [edit] = await db.select().from(programEdits).where(ofAmount);
      if (turn > 0) expect([`$${acknowledged}`, `$${turn}`]).toContain(row?.amount);
      expect(edit?.value ?? row?.amount).toBe(row?.amount);
      expect(audit.filter(({ field }) => field === 'amount').at(-1)?.after ?? row?.amount).toBe(row?.amount);
      await write();
    },
  };
};

export const PROGRAM_WRITERS: Readonly<Record<string, NewWriter>> = {
  saves,
  takesNotes,
  dismisses,
  keepsSearches,
  applies,
  ticks,
  corrects,
};
