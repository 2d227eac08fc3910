import { savedCriteria } from '../../../contract/saved/alerts.ts';
import { resultsPath } from '../../../contract/search/results-address.ts';
import { searchCriteria } from '../../../contract/search/search.ts';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import type { Reference } from '../../http/context.ts';
import { accountOf, profileOf, readerOf } from '../account/account.ts';
import { dismissedOf } from '../account/dismissed.ts';
import { planOf } from '../billing/plan.ts';
import { newestRow } from '../search/queries.ts';
import { searchPrograms } from '../search/search.ts';
import { claimDueSearches, type DueSearch, postpone, storeAlert } from './due-searches-queries.ts';
import type { Mailing } from './mailing.ts';
import { alertMail } from './mails.ts';
import { isOnTime, morningIn, nextMorning, zoneOf } from './mornings.ts';
import { alertsAllowed, DAYS_BETWEEN, frequencyUnder } from './searches.ts';
import { newUnsubscribeLink } from './unsubscribe.ts';

const HELD_AT_ONCE = 20;
/** A run may make 1000 subrequests, and a search takes at most four. */
const SEARCHES_A_RUN = 140;
/** Longer than a run may take. */
const HELD_FOR = 20 * 60_000;

/** Emails members new programs for their saved searches, up to a run's limit. Returns the counts. */
export async function sendDueAlerts(
  db: Database,
  mailing: Mailing,
  reference: () => Promise<Reference>,
  most = SEARCHES_A_RUN,
) {
  const done = { alerts: 0, withoutNews: 0, notSent: 0, failed: 0 };
  const newest = await newestRow(db);
  for (let looked = 0; looked < most; ) {
    const now = Date.now();
    const held = new Date(now + HELD_FOR).toISOString();
    const due = await claimDueSearches(db, now, held, Math.min(HELD_AT_ONCE, most - looked));
    if (due.length === 0) break;
    looked += due.length;

    const run = { held, now, newest, mailing, reference };
    const outcomes = await Promise.all(due.map(async (one) => ({ one, outcome: await lookAt(db, one, run) })));
    for (const { outcome } of outcomes) done[outcome] += 1;
    // Storing an alert already schedules the next one.
    const others = outcomes.filter(({ outcome }) => outcome !== 'alerts');
    const plans = others.map(({ one }) => ({ id: one.search.id, nextAlertAt: nextLook(one, now) }));
    await postpone(db, held, plans);
  }
  return done;
}

interface Run {
  held: string;
  now: number;
  /** The newest program when the run starts. Later ones go into the next email. */
  newest: number;
  mailing: Mailing;
  reference: () => Promise<Reference>;
}

/** Checks one search. A search that can't be read or mailed doesn't hold up the others. */
async function lookAt(
  db: Database,
  due: DueSearch,
  run: Run,
): Promise<'alerts' | 'withoutNews' | 'notSent' | 'failed'> {
  if (!mayBeSent(due, run.now)) return 'notSent';
  if (due.search.seenUpTo >= run.newest) return 'withoutNews';
  try {
    return await alert(db, due, run);
  } catch (error) {
    console.error(JSON.stringify({ search: due.search.id, alert: reasonOf(error) }));
    return 'failed';
  }
}

/** Emails the member the programs that were added since the last email, except the ones they dismissed. */
async function alert(db: Database, due: DueSearch, run: Run) {
  const { search, member } = due;
  const criteria = savedCriteria.parse(search.criteria);
  const asked = searchCriteria.parse({ ...criteria, excludeIds: dismissedOf(member), includeIneligible: false });
  const person = profileOf(accountOf(member));
  const arrived = { after: search.seenUpTo, upTo: run.newest };
  const found = await searchPrograms(db, person, asked, { reference: await run.reference(), arrived });
  if (found.grants.length === 0) return 'withoutNews';

  const reader = readerOf(member, run.mailing.appUrl);
  const link = newUnsubscribeLink(reader, run.now);
  const address = { ...reader, links: link, say: await run.mailing.sayIn(member.language) };
  const mail = alertMail(address, { name: search.name, resultsPath: resultsPath(criteria) }, found);
  const nextAlertAt = morningIn(daysOf(due), zoneOf(person), run.now);
  const plan = { held: run.held, now: run.now, seenUpTo: run.newest, nextAlertAt };
  return (await storeAlert(db, due, mail, link.stored, plan)) ? 'alerts' : 'notSent';
}

function mayBeSent({ search, member, subscription, sendingBefore }: DueSearch, now: number): boolean {
  const { alerts } = alertsAllowed(planOf(subscription, now));
  return (
    member.emailConfirmedAt !== null &&
    sendingBefore < alerts &&
    search.nextAlertAt !== null &&
    isOnTime(search.nextAlertAt, now)
  );
}

/**
 * Returns when to check a search again if no email was sent: the next morning if it wasn't checked, or when it's next
 * due if it had no news.
 */
function nextLook(due: DueSearch, now: number): string {
  const zone = zoneOf(profileOf(accountOf(due.member)));
  return mayBeSent(due, now) ? morningIn(daysOf(due), zone, now) : nextMorning(zone, now);
}

function daysOf({ search, subscription }: DueSearch): number {
  const frequency = frequencyUnder(alertsAllowed(planOf(subscription, Date.now())), search.frequency);
  return frequency === 'daily' ? DAYS_BETWEEN.daily : DAYS_BETWEEN.weekly;
}
