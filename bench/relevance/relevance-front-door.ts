import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SESSION_COOKIE } from '../../contract/account/session.ts';
import { type Profile, profile } from '../../contract/profile/profile.ts';
import { isRule, type Rule } from '../../contract/programs/rules.ts';
import { searchGrants } from '../../contract/search/search.ts';
import { factsOf } from '../../matching/person/facts.ts';
import { truthIn } from '../../matching/rules/evaluate.ts';
import { storedAccount, storedSession } from '../../tests/factories/accounts.ts';
import { Client } from '../../tests/harness/client.ts';
import type { Database } from '../../worker/db/client.ts';
import { grants as programs, users } from '../../worker/db/schema/index.ts';
import { assistanceListings } from '../assistance-listings/normalize.ts';
import { memberFor, plainMember } from './relevance-members.ts';
import { type Judged, meanOf, type Scores, scoresOf } from './relevance-scores.ts';

/** A search and its correct programs, by listing number or curated program id. */
export const judgedQuery = z.object({
  id: z.string(),
  query: z.string(),
  profile: z.optional(z.nullable(z.partial(profile))),
  relevant: z.array(z.string()).check(z.minLength(1)),
  acceptable: z._default(z.array(z.string()), []),
  assistance_kind: z._default(z.string(), 'unknown'),
});
export type JudgedQuery = z.infer<typeof judgedQuery>;

interface Scored {
  query: JudgedQuery;
  scores: Scores;
}

/** A searchable program: its rules, and the labels that judged queries may use for it. */
export interface Labeled {
  rules: Rule | null;
  labels: readonly string[];
}

/**
 * Searches through the front door, signed in once as a suitable member and once as a plain individual. For the
 * individual, only queries with a correct program open to individuals count. A curated program counts for the listings
 * it names.
 */
export async function measureMembers(
  db: Database,
  origin: string,
  { queries, printsMisses }: { queries: readonly JudgedQuery[]; printsMisses: boolean },
): Promise<void> {
  const labeled = await labeledPrograms(db);
  const scores = { member: [] as Scored[], individual: [] as Scored[] };
  for (const query of queries) {
    const judged = new Set(query.relevant);
    const right = [...labeled.values()].filter(({ labels }) => labels.some((label) => judged.has(label)));
    const rules = right.flatMap((one) => one.rules ?? []);
    const answers = query.profile ?? {};
    const plain = plainMember(answers);
    const isForPeople = rules.some((rule) => truthIn(rule, factsOf(plain)) !== 'false');
    const scoreFor = async (kind: keyof typeof scores, member: Profile) => {
      const ids = await rankingFor(db, origin, member, query.query);
      const ranking = [...new Set(ids.map((id) => judgedLabel(labeled.get(id)?.labels ?? [id], query)))];
      const asAsked = scoresOf(ranking, query);
      scores[kind].push({ query, scores: asAsked });
      if (printsMisses) printMiss(kind, query, asAsked, ranking);
    };
    await scoreFor('member', memberFor(rules, answers));
    if (isForPeople) await scoreFor('individual', plain);
  }
  const tables = (['member', 'individual'] as const).flatMap((asking) => {
    const loans = scores[asking].filter(({ query }) => query.assistance_kind === 'loan');
    return [
      row(`${asking}: ${scores[asking].length} queries`, meanOf(scores[asking].map((one) => one.scores))),
      row(`${asking}: ${loans.length} loans`, meanOf(loans.map((one) => one.scores))),
    ];
  });
  console.log('Through POST /api/grants/search:');
  console.table(tables);
}

/** Prints a query unless a correct program is first and all of them are in the top ten. */
export function printMiss(
  asking: string,
  query: JudgedQuery,
  { hitAt1, recallAt10 }: Scores,
  ranking: readonly string[],
): void {
  if (hitAt1 + recallAt10 === 2) return;
  const places = query.relevant.map((label) => `${label} (${ranking.indexOf(label) + 1 || 'not shown'})`);
  const found = ranking.slice(0, 5).join(' ');
  console.log(`${asking} ${query.id} ${query.query}\n   right ${places.join(' ')}, found ${found}`);
}

export function row(what: string, scores: Scores): Record<string, string | number> {
  const rounded = Object.entries(scores).map(([measure, value]) => [measure, Math.round(value * 1000) / 1000]);
  return { what, ...Object.fromEntries(rounded) };
}

/** Returns every open program by its id. */
export async function labeledPrograms(db: Database): Promise<ReadonlyMap<string, Labeled>> {
  const { id, rules, assistanceListings: numbers, status, mergedInto } = programs;
  const rows = await db
    .select({ id, rules, numbers })
    .from(programs)
    .where(and(eq(status, 'open'), isNull(mergedInto)));
  return new Map(
    rows.map((one) => {
      const labels = [one.id.replace(`${assistanceListings.id}-`, ''), ...z.array(z.string()).parse(one.numbers)];
      return [one.id, { rules: isRule(one.rules) ? one.rules : null, labels }];
    }),
  );
}

/**
 * Returns the label to judge a program by: a correct one if it has one, or else an acceptable one, or else its first.
 */
export function judgedLabel(labels: readonly string[], { relevant, acceptable }: Judged): string {
  const known = labels.find((label) => relevant.includes(label)) ?? labels.find((label) => acceptable.includes(label));
  return known ?? labels[0] ?? '';
}

/** Returns the ids that a member's search finds, best first. */
export async function rankingFor(db: Database, origin: string, member: Profile, searchTerm: string): Promise<string[]> {
  const { id } = await storedAccount(db);
  await db.update(users).set(member).where(eq(users.id, id));
  const client = new Client(origin);
  client.cookies.set(SESSION_COOKIE, await storedSession(db, id, { remembered: true, userAgent: 'bench' }));
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  return body.grants.map((grant) => grant.id);
}
