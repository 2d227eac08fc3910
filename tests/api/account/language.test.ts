import ICAL from 'ical.js';
import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { getOwnData, postEmailConfirmation, putEmail, putLanguage } from '../../../contract/account/own-account.ts';
import { postForgotPassword } from '../../../contract/account/passwords.ts';
import { postSignInCode } from '../../../contract/account/sign-in-codes.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { getCalendarFile, getGrantCalendar, postCalendarFeed } from '../../../contract/saved/calendar.ts';
import { getPlan } from '../../../contract/saved/preparation.ts';
import { postSavedCsv, postSavedGrant } from '../../../contract/saved/saved.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newPerson, newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { newClient, registered } from '../../harness/api.ts';
import type { Client } from '../../harness/client.ts';
import { mailTo, tokenIn } from '../../harness/members/mail.ts';

const db = openDatabase(inject('databaseUrl'));
/** A program's own texts come from its Spanish file in the catalog. */
const LIHEAP = { en: 'Low-Income Home Energy Assistance', es: 'Programa de Asistencia de Energía para Hogares' };
await upsertPrograms(db, [
  newProgram('caracal-dated', {
    title: LIHEAP.en,
    deadline: { kind: 'fixed', text: 'March 31, 2031', date: '2031-03-31', source: 'law' },
  }),
]);

const fromSpanishPage = { 'accept-language': 'es' };

/** Registers a member on a Spanish page. */
async function registeredInSpanish() {
  const client = newClient();
  const person = newPerson();
  const { body: user } = await client.ok(postRegister, { body: person, headers: fromSpanishPage });
  return { client, person, user };
}

test('signing up on a Spanish page means mail in Spanish, with links to Spanish pages', async () => {
  const { client, person, user } = await registeredInSpanish();
  expect(user.language).toBe('es');
  await client.ok(postEmailConfirmation);
  const mail = await mailTo(person.email, 'Confirme su dirección de correo electrónico');
  tokenIn(mail, 'es/confirm-email');
  expect(mail.html).toContain('<html lang="es">');
  expect(mail.plainText).toMatch(/^Hola:\n\nAbra este enlace/);
  expect(mail.html).toContain('Si el botón no funciona, abra esta dirección:');
});

test('a browser’s own header and an English page make an English account', async () => {
  for (const header of ['es-MX,es;q=0.9', 'en', undefined]) {
    const client = newClient();
    const { body } = await client.ok(postRegister, { body: newPerson(), headers: { 'accept-language': header } });
    expect(body.language).toBe('en');
  }
});

test('mail follows the account’s language, whichever page asks for it', async () => {
  const [spanish, english] = [await registeredInSpanish(), await registered()];
  await newClient().ok(postForgotPassword, { body: { email: spanish.person.email } });
  tokenIn(await mailTo(spanish.person.email, 'Elija una contraseña nueva'), 'es/reset-password');
  await newClient().ok(postForgotPassword, { body: { email: english.person.email }, headers: fromSpanishPage });
  tokenIn(await mailTo(english.person.email, 'Choose a new password'), 'reset-password');
  await newClient().ok(postSignInCode, { body: { email: spanish.person.email } });
  const code = await mailTo(spanish.person.email, 'Su código para iniciar sesión');
  expect(code.plainText).toMatch(/Su código: \d{4} \d{4}\n/);

  const { email, password } = spanish.person;
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
  await newClient().ok(postLogin, { body: { email, password }, headers });
  const signedIn = await mailTo(email, 'Nuevo inicio de sesión en su cuenta');
  expect(signedIn.plainText).toContain('Navegador: Chrome en Windows');
  expect(signedIn.plainText).toMatch(/Cuándo: \d{1,2} de [a-z]+ de \d{4}/);

  await english.client.ok(putEmail, { body: { email, password: english.person.password } });
  await mailTo(email, 'Su dirección ya está en uso');
});

test('the language can be changed, and is part of the member’s data', async () => {
  const { client, person } = await registered();
  expect((await client.ok(putLanguage, { body: { language: 'es' } })).body.language).toBe('es');
  expect((await client.ok(getUser)).body.language).toBe('es');
  expect((await client.ok(getOwnData)).body.account).toMatchObject({ language: 'es' });
  await client.ok(postEmailConfirmation);
  await mailTo(person.email, 'Confirme su dirección de correo electrónico');
  expect((await client.fails(putLanguage, { body: { language: 'fr' } })).body.code).toBe('validation');
  expect((await newClient().fails(putLanguage, { body: { language: 'en' } })).status).toBe(401);
});

/** Returns a member with this language who saved the program. */
async function memberWith(language: 'en' | 'es'): Promise<Client> {
  const client = newClient();
  const { id } = await storedAccount(db, { tier: 'premium' });
  await signIn(db, client, id);
  await client.ok(putProfile, { body: newProfile() });
  await client.ok(putLanguage, { body: { language } });
  await client.ok(postSavedGrant, { body: { grantId: 'caracal-dated' } });
  return client;
}

const browsersOwn = { 'accept-language': 'en-US,en;q=0.9' };

test('tables come in the member’s language', async () => {
  const table = async (language: 'en' | 'es') => {
    const client = await memberWith(language);
    const { text } = await client.send('POST', postSavedCsv.path, { body: {}, headers: browsersOwn });
    return text.replace('\uFEFF', '');
  };
  const spanish = await table('es');
  expect(spanish).toMatch(/^"Programa","Lo ofrece","Tipo","Categoría","Para usted","Monto","Fecha límite"/);
  expect(spanish).toContain(`"${LIHEAP.es}`);
  expect(spanish).toContain('"31 de marzo de 2031","2031-03-31","no","Califica según lo que nos dijo"');
  expect(spanish).toContain('"subvención o beca","Educación"');
  const english = await table('en');
  expect(english).toMatch(/^"Title","Provider","Type"/);
  expect(english).toContain(`"${LIHEAP.en}"`);
  expect(english).toContain('"March 31, 2031","2031-03-31","no","You qualify by what you told us"');
});

test('calendars come in the member’s language', async () => {
  const client = await memberWith('es');
  const feed = new URL((await client.ok(postCalendarFeed)).body.url).pathname;
  const param = { id: 'caracal-dated' };
  const paths = [feed, getGrantCalendar.path.replace(':id', param.id), getPlan.path.replace(':id', param.id)];
  expect(feed.startsWith(getCalendarFile.path.replace(':file', ''))).toBe(true);
  for (const path of paths) {
    const { text } = await client.send('GET', path, { headers: browsersOwn });
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const deadline = events.find(({ uid }) => uid.startsWith('deadline-'));
    expect(deadline?.summary).toContain(`Fecha límite: ${LIHEAP.es}`);
    expect(deadline?.description).toContain('Fecha límite según la fuente: 31 de marzo de 2031');
    expect(deadline?.description).toContain('https://grantlight.example/es/grants/caracal-dated/apply');
    expect(text).not.toMatch(/Deadline:|Check the date|Provider:/);
  }
  const { text } = await client.send('GET', paths[2] ?? '', { headers: browsersOwn });
  expect(text).toContain('SUMMARY:Envíela');
});
