import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { getUser } from '../../../contract/account/user.ts';
import { getDrafts, putDraft } from '../../../contract/ai/drafts.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { newPerson } from '../../factories/people.ts';
import { newClient } from '../../harness/api.ts';
import { memberWith } from '../../harness/members/analyses.ts';

const db = openDatabase(inject('databaseUrl'));
const SPANISH = { 'accept-language': 'es' };
/** The sample program's own words, which have no Spanish version. */
const OWN = /“[^”]*”|Winter Heating Help|Department of Examples/g;
const ENGLISH = /\b(?:the|you|your|please|what|hello|thank|of|and|with)\b/i;

test('failures come in the language that the call asks for', async () => {
  const { email } = newPerson();
  const body = { email, password: 'Nobody knows 1!' };
  const refused = async (headers: Record<string, string>) =>
    (await newClient().fails(postLogin, { body, headers })).body.message;
  expect(await refused(SPANISH)).toBe('El correo electrónico o la contraseña no son correctos');
  expect(await refused({ 'accept-language': 'es-MX,es;q=0.9' })).toBe('Invalid email or password');
  expect(await refused({})).toBe('Invalid email or password');
  expect((await newClient().fails(getUser, { headers: SPANISH })).body.message).toBe('Inicie sesión para hacer esto.');
});

test('each wrong field has its message in Spanish', async () => {
  const body = { ...newPerson(), email: 'nobody', password: 'short', firstName: ' ' };
  const { body: failure } = await newClient().fails(postRegister, { body, headers: SPANISH });
  expect(failure.fields).toMatchObject({
    firstName: 'Escriba su nombre',
    email: 'Escriba una dirección de correo electrónico válida',
    password: 'La contraseña debe tener al menos 8 caracteres',
  });
});

test('a draft comes in Spanish, and what the member writes stays as it is', async () => {
  const { client } = await memberWith(db, inject('apiUrl'));
  const params = { id: 'heating-help' };
  const { drafts } = (await client.ok(getDrafts, { params, headers: SPANISH })).body;
  for (const { sections } of drafts) {
    for (const { heading, hint, text } of sections) {
      expect(`${heading} ${hint} ${text}`.replace(OWN, '')).not.toMatch(ENGLISH);
    }
  }
  const texts = { say: 'Hello,\nI wrote this line myself.' };
  const change = { texts, budget: null, revision: 0 };
  await client.ok(putDraft, { params: { ...params, kind: 'phone' }, body: change, headers: SPANISH });
  const [kept] = (await client.ok(getDrafts, { params })).body.drafts;
  expect(kept?.sections.find(({ key }) => key === 'say')?.text).toBe(texts.say);
  expect(kept?.sections.find(({ key }) => key === 'end')?.text).toMatch(/^Write down/);
});
