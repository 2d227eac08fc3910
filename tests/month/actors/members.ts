import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { postConfirmEmail, postEmailConfirmation } from '../../../contract/account/own-account.ts';
import { getUser, putProfile } from '../../../contract/account/user.ts';
import { FREE_SAVED_GRANTS } from '../../../contract/limits.ts';
import { deleteSavedSearch, postSavedSearch, putSavedSearch } from '../../../contract/saved/alerts.ts';
import { postSavedGrant } from '../../../contract/saved/saved.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { newPerson, newProfile, PASSWORD } from '../../factories/people.ts';
import type { Member } from '../book.ts';
import { type Actor, DAY, HOUR, type Moment, type Month, oneOf } from '../moment.ts';
import { closingPrograms, WORD } from './sources.ts';

const JOIN_HOURS = [14, 19];
/**
 * The hour (UTC) when members look at the search results that the email is about. It comes before the morning's email
 * in Ohio, which is at 12:00 UTC (11:00 in summer).
 */
const LOOK_HOUR = 10;

const LINK = /confirm-email\/([\w-]{43})/;

/** A new member registers, answers the questions, and usually confirms their address. */
export async function join({ product, book, random }: Month, confirms = random() < 0.75): Promise<Member> {
  const client = product.newClient();
  const person = newPerson();
  const { id } = (await client.ok(postRegister, { body: person })).body;
  await client.ok(putProfile, { body: newProfile() });
  const member: Member = {
    ...{ id, email: person.email, password: PASSWORD, client, joinedAt: Date.now(), loggedInAt: Date.now() },
    ...{ confirmedAt: null, search: null, saved: [], customer: null, fate: null, leftAt: null },
  };
  book.members.push(member);
  if (confirms) {
    await client.ok(postEmailConfirmation);
    await book.collectMail();
    const mail = book.mails.findLast((one) => one.recipient === member.email && LINK.test(one.text));
    const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
    await client.ok(postConfirmEmail, { params: { token } });
    member.confirmedAt = Date.now();
  }
  return member;
}

/** A session lasts 30 days or one day. These limits are shorter, so no session ends between two calls. */
const SURELY_ALIVE = { remembered: 29 * DAY, other: 23 * HOUR } as const;

/** Logs a member in only if they're logged out, because a password check costs more than a member's other actions. */
export async function logIn(member: Member): Promise<void> {
  const { client, email, password } = member;
  const rememberMe = /^person-[0-7]/.test(email);
  const isFresh = Date.now() - member.loggedInAt < SURELY_ALIVE[rememberMe ? 'remembered' : 'other'];
  if (isFresh && (await client.send('GET', getUser.path)).status !== 401) return;
  await client.ok(postLogin, { body: { email, password, rememberMe } });
  member.loggedInAt = Date.now();
}

async function keepSearch(member: Member, frequency: 'daily' | 'weekly'): Promise<void> {
  const body = { name: 'Harbors', frequency, criteria: { searchTerm: WORD } };
  const { id } = (await member.client.ok(postSavedSearch, { body })).body;
  member.search = { id, frequency, found: new Map() };
  await look(member, 0);
}

/** Records the member's current search results. */
async function look(member: Member, at: number): Promise<void> {
  const { search, client } = member;
  if (!search) return;
  const excludeIds = new Set<string>();
  for (let hasMore = true; hasMore; ) {
    const body = { searchTerm: WORD, excludeIds: [...excludeIds], loadMore: excludeIds.size > 0 };
    const found = (await client.ok(searchGrants, { body })).body;
    for (const { id } of found.grants) {
      excludeIds.add(id);
      if (!search.found.has(id)) search.found.set(id, at);
    }
    hasMore = found.hasMore && found.grants.length > 0;
  }
}

/** Saves a program that closes soon, up to the free plan's limit. */
export async function save(month: Month, member: Member): Promise<void> {
  if (member.saved.length >= FREE_SAVED_GRANTS) return;
  const all = (await closingPrograms(month)).filter((id) => !member.saved.some(({ grantId }) => grantId === id));
  if (all.length === 0) return;
  const grantId = oneOf(all, month.random);
  await member.client.ok(postSavedGrant, { body: { grantId } });
  member.saved.push({ grantId, savedAt: Date.now() });
}

/** Members who join, save, search and return. */
export const members: Actor = {
  async begins({ book }, { hour }: Moment) {
    if (hour !== LOOK_HOUR || book.isDisturbed) return;
    for (const member of book.living().filter(({ search }) => search)) {
      await logIn(member);
      await look(member, Date.now());
    }
  },
  async acts(month, { day, hour }) {
    const { book, random } = month;
    if (book.isDisturbed) return;
    if (JOIN_HOURS.includes(hour)) {
      const member = await join(month);
      await save(month, member);
      await save(month, member);
      if (day < 3 || random() < 0.3) await keepSearch(member, 'weekly');
    }
    if (day === 0 && hour === 13) {
      const payers = book.living().filter(({ customer, confirmedAt }) => customer && confirmedAt);
      for (const member of payers.slice(0, 6)) {
        await logIn(member);
        await keepSearch(member, 'daily');
        await save(month, member);
      }
    }
    if (hour === 20 && day % 6 === 5) await changeSearch(oneOf(book.living(), random));
  },
};

/** Turns off the mail for a weekly search and deletes the search. Its earlier emails stay. */
async function changeSearch(member: Member): Promise<void> {
  const { search, client } = member;
  if (!search || search.frequency === 'daily') return;
  await logIn(member);
  const params = { id: String(search.id) };
  await client.ok(putSavedSearch, { params, body: { name: 'Harbors', frequency: 'off' } });
  await client.ok(deleteSavedSearch, { params });
  member.search = null;
}
