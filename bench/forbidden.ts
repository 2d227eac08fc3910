/**
 * Searches for programs that a member must not be offered, and counts the offers by reason. Only "Only if …" is
 * allowed. Members with the labeled profiles search over HTTP for each such program, by title and by number, page after
 * page. The catalog contains the curated programs and the crawled listings, merged as in a crawl. Exits with 1 if any
 * offer is better than that. `--list` prints every offer.
 * Usage: SAMPLE_DATA_DIR=… npm run bench:forbidden [-- --list]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { SESSION_COOKIE } from '../contract/account/session.ts';
import { profile } from '../contract/profile/profile.ts';
import type { Likelihood } from '../contract/programs/grants.ts';
import { isRule } from '../contract/programs/rules.ts';
import { searchGrants } from '../contract/search/search.ts';
import { printTable } from '../dev/catalog/figures.ts';
import { stopProcess } from '../dev/run/processes.ts';
import { migrated, startDatabase } from '../dev/run/stack.ts';
import { evaluate } from '../matching/rules/evaluate.ts';
import { spokenOf } from '../matching/search/spoken-of.ts';
import { storedAccount, storedSession } from '../tests/factories/accounts.ts';
import { Client } from '../tests/harness/client.ts';
import type { Database } from '../worker/db/client.ts';
import { grants, users } from '../worker/db/schema/index.ts';
import { assistanceListings } from './assistance-listings/normalize.ts';
import { type CaseOf, labeledCase } from './eligibility/eligibility-cases.ts';
import { readRecords } from './eligibility/eligibility-corpus.ts';
import { factsOfAnswers, UNANSWERED } from './eligibility/eligibility-facts.ts';
import { startBenchWorker } from './speed/speed-product.ts';
import { loadWholeCatalog } from './whole-catalog.ts';

/** The maximum number of pages per search. */
const MOST_PAGES = 5;
const SAMPLES = process.env['SAMPLE_DATA_DIR'] ?? '';
const CASES = join(SAMPLES, 'eligibility', 'cases.jsonl');

/** Selects only these columns, because all columns of all programs exceed the server's response limit. */
const wanted = {
  id: grants.id,
  title: grants.title,
  rules: grants.rules,
  assistanceListings: grants.assistanceListings,
  mergedInto: grants.mergedInto,
};
type Stored = Pick<typeof grants.$inferSelect, keyof typeof wanted>;

interface Asked {
  given: CaseOf<'profile_vs_program'>;
  number: string;
  search: string;
}

/** A forbidden program in a response, with the reason it was offered. */
interface Offer {
  caseId: string;
  number: string;
  search: string;
  program: string;
  likelihood: Likelihood;
  why: string;
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const cases = readRecords(CASES).flatMap((raw) => {
  const given = labeledCase.parse(raw);
  return given.kind === 'profile_vs_program' ? [given] : [];
});
const folder = mkdtempSync(join(tmpdir(), 'grantlight-forbidden-'));
const server = await startDatabase(folder);
try {
  const db = await migrated(server.database);
  await loadWholeCatalog(db, SAMPLES);
  await measure(db);
} finally {
  await stopProcess(server.running);
  rmSync(folder, { recursive: true, force: true });
}

async function measure(from: Database): Promise<void> {
  const stored: Stored[] = await from.select(wanted).from(grants);
  const { worker, url } = await startBenchWorker(folder, {
    APP_URL: 'http://localhost:8787',
    DATABASE_URL: server.url,
  });
  const titles = new Map(stored.map(({ id, title }) => [id.replace(`${assistanceListings.id}-`, ''), title]));
  const offers: Offer[] = [];
  let searches = 0;
  for (const given of cases) {
    const client = await memberOf(from, url.origin, given);
    for (const number of given.must_exclude) {
      for (const search of [titles.get(number), number]) {
        if (search === undefined) continue;
        searches += 1;
        offers.push(...(await offersOf(client, stored, { given, number, search })));
      }
    }
  }
  if (values.list)
    printTable(
      'Forbidden programs offered',
      offers.map((offer) => ({ ...offer })),
    );
  const byCause = Map.groupBy(offers, ({ why, likelihood }) => `${why} (${likelihood})`);
  printTable(
    `${offers.length} forbidden programs named in ${searches} searches of ${cases.length} members`,
    [...byCause].map(([why, all]) => ({ why, offers: all.length })),
  );
  process.exitCode = offers.some(({ likelihood }) => likelihood !== 'only-if') ? 1 : 0;
  await worker.dispose();
}

/** Returns a client signed in as a new member with this profile. */
async function memberOf(into: Database, origin: string, given: CaseOf<'profile_vs_program'>): Promise<Client> {
  const { id } = await storedAccount(into, { tier: 'premium' });
  const answers = profile.parse({ ...UNANSWERED, ...given.profile });
  await into.update(users).set(answers).where(eq(users.id, id));
  const client = new Client(origin);
  client.cookies.set(SESSION_COOKIE, await storedSession(into, id, { remembered: true, userAgent: 'bench' }));
  return client;
}

/** Searches for a forbidden program and returns every offer of it. */
async function offersOf(client: Client, stored: readonly Stored[], asked: Asked): Promise<Offer[]> {
  const { given, number, search } = asked;
  const offers: Offer[] = [];
  const excludeIds: string[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { body } = await client.ok(searchGrants, { body: { searchTerm: search, excludeIds, loadMore: page > 0 } });
    for (const { id, match } of body.grants) {
      const program = stored.find((one) => one.id === id);
      const numbers = program?.assistanceListings;
      if (!program || !Array.isArray(numbers) || !numbers.includes(number)) continue;
      const why = whyOffered(program, given, search);
      offers.push({ caseId: given.id, number, search, program: id, likelihood: match.likelihood, why });
    }
    if (!body.hasMore) break;
    excludeIds.push(...body.grants.map(({ id }) => id));
  }
  return offers;
}

/** Returns why a program was offered: its rules, the search words, or neither. */
function whyOffered({ id, rules }: Stored, given: CaseOf<'profile_vs_program'>, search: string): string {
  const kind = id.startsWith(assistanceListings.id) ? 'listing' : 'curated';
  if (!isRule(rules)) return `${kind}: no rules`;
  const facts = factsOfAnswers(given.profile);
  if (evaluate(rules, facts).truth !== 'false') return `${kind}: its rules do not refuse`;
  const spoken = spokenOf(search, facts);
  if (evaluate(rules, spoken.facts).truth === 'false') return `${kind}: refused by its rules, and offered all the same`;
  return `${kind}: the search opens ${[...spoken.opened.keys()].toSorted().join(', ')}`;
}
