import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putProfile } from '../../contract/account/user.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { postSavedSearch } from '../../contract/saved/alerts.ts';
import { postApplication } from '../../contract/saved/applications.ts';
import { postSavedGrant } from '../../contract/saved/saved.ts';
import { exportOwnData } from '../../worker/features/account/own-data.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { rateSettings } from '../../worker/settings/limits.ts';
import { type Wire, wireOf } from '../factories/hostile-requests.ts';
import { PROGRAMS } from '../factories/programs.ts';
import {
  adminCaller,
  again,
  type Call,
  memberCaller,
  pathWith,
  requestFor,
  sendValid,
  visitorCaller,
} from '../harness/members/callers.ts';
import { type ProductWithStripe, productWithStripe } from '../harness/product/paid-product.ts';
import { nameOf } from '../harness/valid-requests.ts';
import { faultsOf } from './answers.ts';

/*
Sends valid, almost valid and hostile calls to every endpoint. The Worker has its own database and unreachable limits,
because limits would respond in place of the handlers and have their own tests. FUZZ_CALLS sets the total number of
calls. FUZZ_SEED repeats an earlier run; a failure states its seed and the call.
*/
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 20_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;
/** The maximum number of calls per caller, because one of them may have been a logout or a deletion. */
const CALLS_A_CALLER = 16;
const HANGS_MS = 20_000;
/** Statuses for a caller without access or for invalid JSON. */
const BEFORE_THE_HANDLER = new Set([401, 403, 415, 429]);

/** Calls that check a password, which is slow on purpose. */
const SLOW = new Set([
  '/api/login',
  '/api/register',
  '/api/admin/login',
  '/api/user',
  '/api/user/email',
  '/api/user/password',
]);
const weightOf = ({ path, params, body, method }: Endpoint) => {
  if (SLOW.has(path) && method !== 'GET') return 1;
  return body ? 5 : params ? 3 : 1;
};
const WEIGHTS = ENDPOINTS.reduce((sum, endpoint) => sum + weightOf(endpoint), 0);

let product: ProductWithStripe;
let base: string;
/** A member with data everywhere who makes no calls during the test. */
let bystander: Call;
let before: unknown;
const answered = new Map<string, Map<number, number>>();

const everythingOf = async ({ owner }: Call) => ({ ...(await exportOwnData(product.db, owner.id)), exportedAt: null });

beforeAll(async () => {
  product = await productWithStripe();
  const limits = Object.keys(rateSettings).map((name) => [name, '1000000/1h']);
  await product.restart({ ...Object.fromEntries(limits), LIMIT_HASHES_AT_ONCE: '10000' });
  await upsertPrograms(product.db, PROGRAMS);
  base = product.newVisitor().base;
  bystander = await memberCaller({ tier: 'platinum' })(product.db, base);
  for (const endpoint of [postSavedGrant, postSavedSearch, postApplication, putProfile])
    expect((await sendValid(product.db, endpoint, bystander)).status).toBe(200);
  before = await everythingOf(bystander);
});
afterAll(async () => {
  const seen = new Map<number, number>();
  for (const statuses of answered.values())
    for (const [status, count] of statuses) seen.set(status, (seen.get(status) ?? 0) + count);
  const parts = [...seen].toSorted().map(([status, count]) => `${count} of ${status}`);
  console.log(
    `FUZZ_SEED=${SEED}: ${[...seen.values()].reduce((sum, count) => sum + count, 0)} answers, ${parts.join(', ')}`,
  );
  await product.close();
});

/** Returns a caller with access, so the call reaches its handler, or now and then one of another kind. */
function callerFor({ access }: Endpoint, turn: number): Promise<Call> {
  const rightful =
    access === 'admin' ? adminCaller : access === 'public' ? visitorCaller : memberCaller({ tier: 'platinum' });
  const others = [visitorCaller, memberCaller({ tier: 'free' }), memberCaller({ isComplete: false }), adminCaller];
  const prepare = turn % 5 === 4 ? (others[turn % others.length] ?? rightful) : rightful;
  return prepare(product.db, base);
}

async function send(endpoint: Endpoint, wire: Wire, caller: Call) {
  const { client, owner, headers } = again(caller);
  const valid = await requestFor(product.db, endpoint, owner);
  const path = wire.params
    ? endpoint.path.replace(/:(\w+)/g, (_, name: string) => wire.params?.[name] ?? '')
    : pathWith(endpoint, valid.params);
  const body = wire.body ? wire.body(valid.body) : valid.body;
  const payload = wire.raw === undefined ? { body } : { raw: wire.raw };
  const hasBody = endpoint.method !== 'GET';
  return client.send(endpoint.method, `${path}${wire.query ?? ''}`, {
    ...(hasBody ? payload : {}),
    headers: { ...headers, ...wire.headers },
  });
}

/** Returns the faults in this call's response. Empty if it matches the contract. */
async function tried(endpoint: Endpoint, wire: Wire, caller: Call): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([`no answer within ${HANGS_MS} ms`]), HANGS_MS);
  });
  const answer = send(endpoint, wire, caller).then(
    (given) => {
      const statuses = answered.get(nameOf(endpoint)) ?? new Map<number, number>();
      answered.set(nameOf(endpoint), statuses.set(given.status, (statuses.get(given.status) ?? 0) + 1));
      return faultsOf(endpoint, given);
    },
    (error: unknown) => [`no answer: ${error instanceof Error ? `${error.message} ${error.cause}` : error}`],
  );
  const faults = await Promise.race([answer, hangs]);
  clearTimeout(timer);
  return faults;
}

function told(wire: Wire): string {
  const body = wire.body?.({ valid: 'body' });
  return JSON.stringify({ ...wire, raw: wire.raw?.slice(0, 200), body }).slice(0, 600);
}

test.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s answers any input as the contract says',
  async (name, endpoint) => {
    const numRuns = Math.max(8, Math.ceil((CALLS * weightOf(endpoint)) / WEIGHTS));
    const wires = fc.sample(wireOf(endpoint), { numRuns, seed: SEED + ENDPOINTS.indexOf(endpoint) });
    const faults: string[] = [];
    for (let begun = 0, turn = 0; begun < wires.length; begun += CALLS_A_CALLER, turn++) {
      const caller = await callerFor(endpoint, turn);
      const some = wires.slice(begun, begun + CALLS_A_CALLER);
      for (let at = 0; at < some.length; at += AT_ONCE) {
        const found = some.slice(at, at + AT_ONCE).map(async (wire) => {
          for (const fault of await tried(endpoint, wire, caller)) faults.push(`${fault} after ${told(wire)}`);
        });
        await Promise.all(found);
      }
    }
    // Neither guards nor limits kept the calls from the handler.
    const statuses = [...(answered.get(name)?.keys() ?? [])];
    expect(
      statuses.some((status) => !BEFORE_THE_HANDLER.has(status)),
      `${name}: ${statuses}`,
    ).toBe(true);
    expect(faults.slice(0, 10), `${name}, FUZZ_SEED=${SEED}: ${faults.length} faults`).toEqual([]);
  },
);

test("an uninvolved member's data is unchanged, and the database is consistent", async () => {
  expect(await everythingOf(bystander)).toEqual(before);
  const { rows } = await product.db.$client.execute('PRAGMA integrity_check');
  expect(rows.map(({ integrity_check: said }) => said)).toEqual(['ok']);
});
