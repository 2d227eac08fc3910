import { beforeAll, expect, inject, test } from 'vitest';
import { postRegister } from '../../../contract/account/account.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { getSavedGrants, postSavedGrant, putSavedNotes } from '../../../contract/saved/saved.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { curatedRows } from '../../factories/curated.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member, newClient } from '../../harness/api.ts';

const db = openDatabase(inject('databaseUrl'));
const SPANISH = { headers: { 'accept-language': 'es' } };
/** What a browser sends by default. Only our pages ask for a single language. */
const OF_BROWSER = { headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' } };
const ID = { params: { id: 'lifeline' } };
const TITLE = 'Lifeline (cheaper phone or internet)';

beforeAll(async () => {
  await upsertPrograms(db, [
    ...curatedRows().filter(({ id }) => id === ID.params.id),
    newProgram('language-crawled', {
      title: 'Marmot conservation award',
      description: 'It pays for marmots. '.repeat(9).trim(),
    }),
  ]);
});

test('a program comes in the language of the page, and its sources in their own', async () => {
  const { client } = await member();
  const [english, spanish] = await Promise.all([client.ok(getGrant, ID), client.ok(getGrant, { ...ID, ...SPANISH })]);
  expect(english.body.title).toBe(TITLE);
  expect(spanish.body.title).toBe('Lifeline (teléfono o internet más barato)');
  expect(spanish.body.description).toMatch(/^Lifeline baja el costo/);
  expect(spanish.body.documents).not.toEqual(english.body.documents);
  expect(spanish.body.documents).toHaveLength(english.body.documents.length);
  expect(spanish.body.sources).toEqual(english.body.sources);
  expect(spanish.body.match.reasons.map(({ quote }) => quote)).toEqual(
    english.body.match.reasons.map(({ quote }) => quote),
  );
  expect(spanish.body.match.reasons.map(({ text }) => text).join()).not.toMatch(/\b(you|your|the)\b/i);
});

test('a program without Spanish texts says that it is in English', async () => {
  const { client } = await member();
  const params = { id: 'language-crawled' };
  expect((await client.ok(getGrant, { params, ...SPANISH })).body).toMatchObject({
    title: 'Marmot conservation award',
    isEnglish: true,
  });
  expect((await client.ok(getGrant, { ...ID, ...SPANISH })).body.isEnglish).toBeUndefined();
  expect((await client.ok(getGrant, { params })).body.isEnglish).toBeUndefined();
});

test("a browser's own preference doesn't change the language of an English page", async () => {
  const { client } = await member();
  expect((await client.ok(getGrant, { ...ID, ...OF_BROWSER })).body).toEqual((await client.ok(getGrant, ID)).body);
});

test('errors come in the language of the page', async () => {
  const answer = await newClient().fails(postRegister, { body: {}, ...SPANISH });
  expect(answer.body.fields).toMatchObject({
    email: 'Escriba una dirección de correo electrónico válida',
    password: 'La contraseña debe tener al menos 8 caracteres',
  });
  expect((await newClient().fails(getUser, SPANISH)).body.message).toBe('Inicie sesión para hacer esto.');
});

test("members' own words stay as they are, even if they read like ours", async () => {
  const { client } = await member();
  const body = { ...newProfile(), occupation: TITLE };
  expect((await client.ok(putProfile, { body, ...SPANISH })).body.occupation).toBe(TITLE);
  const { body: program } = await client.ok(getGrant, ID);
  const { body: kept } = await client.ok(postSavedGrant, { body: { ...program, grantId: program.id } });
  await client.ok(putSavedNotes, { ...ID, body: { notes: TITLE, notesRevision: kept.notesRevision } });
  const { body: saved } = await client.ok(getSavedGrants, SPANISH);
  expect(saved.savedGrants[0]).toMatchObject({
    notes: TITLE,
    title: 'Lifeline (teléfono o internet más barato)',
  });
});

test('an estimate is explained in the language of the page', async () => {
  const { client } = await member();
  await client.ok(putProfile, { body: { ...newProfile(), householdSize: 1, householdIncome: 9000 } });
  const { reckoned, match } = (await client.ok(getGrant, { ...ID, ...SPANISH })).body;
  expect(reckoned?.steps[0]).toBe(
    'El programa federal descuenta $9.25 de una factura de teléfono o internet cada mes.',
  );
  expect(match.reasons.map(({ text }) => text).join()).toContain('no pasa de');
});
