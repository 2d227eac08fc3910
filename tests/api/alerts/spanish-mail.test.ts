import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { putLanguage } from '../../../contract/account/own-account.ts';
import { grantChanges, outbox, savedGrants, savedSearches, users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { ALERTS, alertKit, minutesAgo } from '../../harness/members/alert-kit.ts';

const { db, run, newArrival, subscribed, mailsTo, look, newClient } = await alertKit();
const DAY = 24 * 60;
/** A program's own texts come from its Spanish file in the catalog. */
const LIHEAP = { en: 'Low-Income Home Energy Assistance', es: 'Programa de Asistencia de Energía para Hogares' };

beforeEach(async () => {
  await db.delete(savedSearches);
  await db.delete(outbox);
});

/** Creates a subscribed member whose language is Spanish. */
async function spanishMember() {
  const member = await subscribed();
  await member.client.ok(putLanguage, { body: { language: 'es' } });
  return member;
}

/** Returns the texts of the member's only email. */
async function textsOf(account: { email: string }) {
  const [mail, ...others] = await mailsTo(account.email);
  expect(others).toEqual([]);
  return { subject: mail?.subject ?? '', plainText: mail?.plainText ?? '', html: mail?.html ?? '', mail };
}

const ENGLISH = /\b(the|your|you|and|from|for|deadline|changed|due)\b/i;

test('new programs for a saved search are listed in Spanish', async () => {
  const { account } = await spanishMember();
  const { id } = await newArrival({
    title: LIHEAP.en,
    agency: 'Oficina Estatal',
    deadline: { kind: 'fixed', text: 'March 31, 2031', date: '2031-03-31', source: 'law' },
    eligibility: { fact: 'veteran', is: true, source: 'law' },
  });
  await look();
  const { subject, plainText, html, mail } = await textsOf(account);
  expect(subject).toBe('1 programa nuevo: Wombats');
  for (const text of [plainText, html]) {
    expect(text).toContain(LIHEAP.es);
    expect(text).toContain('Califica según lo que nos dijo. ');
    expect(text).toContain('Fecha límite: 31 de marzo de 2031');
    expect(text).toContain(`https://grantlight.example/es/grants/${id}/apply`);
    expect(text).toContain('https://grantlight.example/es/search-results?q=wombat+shelter');
    expect(text).toMatch(/https:\/\/grantlight\.example\/es\/unsubscribe\/[\w-]{43}/);
    expect(text).toContain('Grantlight no es una agencia del gobierno.');
  }
  expect(plainText.replaceAll(/https:\S+/g, '')).not.toMatch(ENGLISH);
  // An email client that opens this address gets the Spanish page.
  const oneClick = new URL(mail?.unsubscribeUrl ?? '');
  const opened = await newClient().send('GET', oneClick.pathname + oneClick.search, {
    headers: { accept: 'text/html' },
  });
  expect(opened.headers.get('location')).toMatch(/^https:\/\/grantlight\.example\/es\/unsubscribe\/[\w-]{43}$/);
});

test('reminders and changes to saved programs come in Spanish', async () => {
  const { account } = await spanishMember();
  const soon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(Date.now() + 3 * DAY * 60_000);
  const deadline = { kind: 'fixed', text: 'Soon', date: soon, source: 'law' } as const;
  await upsertPrograms(db, [newProgram('liheap-soon', { title: LIHEAP.en, deadline })]);
  const savedAt = minutesAgo(90 * DAY);
  await db.insert(savedGrants).values({ userId: account.id, grantId: 'liheap-soon', savedAt });
  await db
    .update(users)
    .set({ nextReminderAt: minutesAgo(1) })
    .where(eq(users.id, account.id));
  await run(ALERTS);
  const reminder = await textsOf(account);
  expect(reminder.subject).toContain(`Vence en 3 días: ${LIHEAP.es}`);
  expect(reminder.plainText).toMatch(/Vence en 3 días: [a-záé]+, \d{1,2} de [a-z]+ de \d{4}/);
  expect(reminder.plainText).toContain('https://grantlight.example/es/search-results?tab=saved');

  await db.delete(outbox);
  const changes = [
    { field: 'deadline', before: '2031-01-31', after: '2031-02-15' },
    { field: 'amount', before: null, after: '$2,000' },
  ];
  await db.insert(grantChanges).values(changes.map((change) => ({ grantId: 'liheap-soon', ...change })));
  await run(ALERTS);
  const change = await textsOf(account);
  expect(change.subject).toContain(`Cambiaron la fecha límite y el monto: ${LIHEAP.es}`);
  expect(change.plainText).toContain('La fecha límite: 31 de enero de 2031 → 15 de febrero de 2031');
  expect(change.plainText).toContain('El monto: no se indica → $2,000');
});
