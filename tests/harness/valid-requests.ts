import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Database } from '../../worker/db/client.ts';
import {
  applications,
  crawlRuns,
  heldImports,
  passkeys,
  savedGrants,
  savedSearches,
} from '../../worker/db/schema/index.ts';
import { itemKeyOf } from '../../worker/features/applications/preparation/item-key.ts';
import { type StoredAccount, storedAdmin } from '../factories/accounts.ts';
import { newPerson, newProfile } from '../factories/people.ts';

/** The caller. For a visitor, an existing member who isn't signed in. */
export interface Owner extends StoredAccount {
  /** The id of one of this member's sessions. */
  sessionId: string;
}

interface ValidRequest {
  params?: (db: Database, owner: Owner) => Promise<Record<string, string>>;
  body?: (db: Database, owner: Owner) => unknown;
  /** The response status when the caller has access. Defaults to 200. */
  answers?: number;
  /** True if the parameters identify something that belongs to one member. */
  isOwned?: true;
  /** True if email clients, which send no origin, call it too. */
  anyOrigin?: true;
}

const GRANT = 'heating-help';
/** The key of one of the program's documents. */
const FORM = itemKeyOf('document', 'A filled-in form');
const grant = { params: async () => ({ id: GRANT }) };
const draft = { params: async () => ({ id: GRANT, kind: 'phone' }) };
const unknownToken = { params: async () => ({ token: 'A'.repeat(43) }), answers: 400 };
/** These tests have no payment provider; tests/api/billing*.test.ts do. */
const noPayments = { answers: 503 };
const newPassword = 'Another horse 8!';

const application = {
  isOwned: true,
  async params(db: Database, { id: userId }: Owner) {
    const [row] = await db
      .insert(applications)
      .values({ userId, grantId: GRANT })
      .onConflictDoUpdate({ target: [applications.userId, applications.grantId], set: { status: 'draft' } })
      .returning({ id: applications.id });
    return { id: String(row?.id) };
  },
} as const;

const search = {
  isOwned: true,
  async params(db: Database, { id: userId }: Owner) {
    const kept = { userId, name: 'Heating', criteria: { searchTerm: 'heating' }, frequency: 'off', seenUpTo: 0 };
    const [row] = await db.insert(savedSearches).values(kept).returning({ id: savedSearches.id });
    return { id: String(row?.id) };
  },
} as const;

const savedProgram = {
  isOwned: true,
  async params(db: Database, { id: userId }: Owner) {
    await db.insert(savedGrants).values({ userId, grantId: GRANT }).onConflictDoNothing();
    return { id: GRANT };
  },
} as const;

const passkey = {
  isOwned: true,
  async params(db: Database, { id: userId }: Owner) {
    const made = { userId, credentialId: randomUUID(), publicKey: 'AAAA', counter: 0, name: 'Laptop' };
    const [row] = await db.insert(passkeys).values(made).returning({ id: passkeys.id });
    return { id: String(row?.id) };
  },
} as const;
const ofNobody = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const madeByNobody = { ...ofNobody, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const usedByNobody = {
  ...ofNobody,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

async function livingCrawl(db: Database) {
  const heartbeatAt = '9999-01-01T00:00:00.000Z';
  await db.insert(crawlRuns).values({ startedBy: 'a test', holder: 'a test', heartbeatAt }).onConflictDoNothing();
  const [run] = await db.select({ id: crawlRuns.id }).from(crawlRuns).limit(1);
  return { id: String(run?.id) };
}

const saved = { title: 'T', description: 'D', amount: 'A', deadline: 'D', requirements: 'R' };

/** A request for every endpoint in the contract that's valid from the right caller. */
export const VALID_REQUESTS: Readonly<Record<string, ValidRequest>> = {
  'GET /api/user': {},
  'DELETE /api/user': { body: (_, { password }) => ({ password }) },
  'PUT /api/user/profile': { body: () => newProfile() },
  'PUT /api/user/language': { body: () => ({ language: 'en' }) },
  'PUT /api/user/name': { body: () => ({ firstName: 'Nina', lastName: 'New', phone: null }) },
  'GET /api/user/data': {},
  'PUT /api/user/email': { body: (_, { password }) => ({ email: newPerson().email, password }) },
  'PUT /api/user/password': { body: (_, { password }) => ({ currentPassword: password, password: newPassword }) },
  'GET /api/user/sessions': {},
  'DELETE /api/user/sessions': {},
  'DELETE /api/user/sessions/:id': { params: async (_, { sessionId }) => ({ id: sessionId }), isOwned: true },
  'POST /api/user/sessions/current': {},
  'POST /api/user/email/confirmation': {},
  'DELETE /api/user/email/confirmation': {},
  'GET /api/user/second-factor': {},
  'POST /api/user/second-factor': { body: (_, { password }) => ({ password }) },
  'PUT /api/user/second-factor': { body: () => ({ code: '123456' }), answers: 409 },
  'DELETE /api/user/second-factor': { body: (_, { password }) => ({ password }) },
  'GET /api/user/passkeys': {},
  'POST /api/user/passkeys/options': { body: (_, { password }) => ({ password }) },
  'POST /api/user/passkeys': { body: () => ({ name: 'Phone', credential: madeByNobody }), answers: 400 },
  'PUT /api/user/passkeys/:id': { ...passkey, body: () => ({ name: 'Phone' }) },
  'DELETE /api/user/passkeys/:id': { ...passkey, body: (_, { password }) => ({ password }) },
  'POST /api/login/passkey/options': {},
  'POST /api/login/passkey': { body: () => ({ credential: usedByNobody }), answers: 401 },
  'POST /api/admin/login/passkey': { body: () => ({ credential: usedByNobody }), answers: 401 },
  'POST /api/login': { body: (_, { email, password }) => ({ email, password }) },
  'POST /api/login/code': { body: (_, { email }) => ({ email }) },
  'POST /api/login/code/use': {
    body: (_, { email }) => ({ email, request: 'A'.repeat(43), code: '12345678' }),
    answers: 401,
  },
  'POST /api/logout': {},
  'POST /api/register': { body: () => newPerson() },
  'POST /api/confirm-email/:token': unknownToken,
  'POST /api/forgot-password': { body: (_, { email }) => ({ email }) },
  'GET /api/reset-password/:token': unknownToken,
  'POST /api/reset-password/:token': { ...unknownToken, body: () => ({ password: newPassword }) },
  'GET /api/subscriptions': {},
  'POST /api/subscriptions/prepare': { ...noPayments, body: () => ({ tier: 'premium' }) },
  'POST /api/subscriptions/activate': { ...noPayments, body: () => ({ subscriptionId: 'pi_1', tier: 'premium' }) },
  'DELETE /api/subscriptions': noPayments,
  'GET /api/subscriptions/invoices': {},
  'POST /api/subscriptions/consent': { body: () => ({ subscriptionId: 'sub_of_nobody' }), answers: 403 },
  'POST /api/subscriptions/resume': noPayments,
  'POST /api/subscriptions/payment-method': noPayments,
  'PUT /api/subscriptions/payment-method': { ...noPayments, body: () => ({ setupIntentId: 'seti_1' }) },
  'POST /api/webhooks/stripe': { ...noPayments, anyOrigin: true },
  'POST /api/grants/search': { body: () => ({}) },
  'POST /api/grants/fitting': { body: () => ({ age: 40, location: 'Columbus, OH' }) },
  'POST /api/grants/for-person': { body: () => ({ answers: newProfile() }) },
  'POST /api/grants/suggestions': { body: () => ({ typed: 'heat' }) },
  'POST /api/grants/priority': { body: () => ({ searchTerm: 'heating', ids: [GRANT] }) },
  'GET /api/grants/:id': grant,
  'GET /api/grants/:id/by-income': grant,
  'GET /api/help-by-income': {},
  'GET /api/grants/:id/best-url': grant,
  'GET /api/grants/:id/analysis': grant,
  'GET /api/grants/:id/drafts': grant,
  'PUT /api/grants/:id/drafts/:kind': {
    ...draft,
    body: () => ({ texts: { say: 'Hello' }, budget: null, revision: 0 }),
  },
  'DELETE /api/grants/:id/drafts/:kind': draft,
  'GET /api/agent': {},
  'POST /api/agent': { body: () => ({ question: 'Should I sue my landlord?' }) },
  'DELETE /api/agent': {},
  'GET /api/grants/:id/agent': grant,
  'POST /api/grants/:id/agent': { ...grant, body: () => ({ question: 'Should I sue my landlord?' }) },
  'DELETE /api/grants/:id/agent': grant,
  'GET /api/grants/saved': {},
  'POST /api/grants/save': {
    body: () => ({ ...saved, grantId: GRANT, url: 'https://www.example.gov', category: 'C', eligibility: 'E' }),
  },
  'GET /api/alerts': {},
  'POST /api/alerts/searches': {
    body: () => ({ name: 'Heating', frequency: 'off', criteria: { searchTerm: 'heating' } }),
  },
  'PUT /api/alerts/searches/:id': { ...search, body: () => ({ name: 'Roof', frequency: 'off' }) },
  'DELETE /api/alerts/searches/:id': search,
  'PUT /api/alerts/reminders': { body: () => ({ reminderDays: [7] }) },
  'PUT /api/alerts/changes': { body: () => ({ tellsChanges: false }) },
  'GET /api/unsubscribe/:token': unknownToken,
  'POST /api/unsubscribe/:token': { ...unknownToken, anyOrigin: true },
  'GET /api/grants/dismissed': {},
  'POST /api/grants/dismissed': { body: () => ({ grantId: GRANT }) },
  'DELETE /api/grants/dismissed/:id': grant,
  'PUT /api/user/profile/answer': { body: () => ({ field: 'communityType', answer: 'rural', listed: [GRANT] }) },
  'DELETE /api/grants/saved/:id': savedProgram,
  'PUT /api/grants/saved/:id/notes': { ...savedProgram, body: () => ({ notes: 'Ask for the form', notesRevision: 0 }) },
  'POST /api/grants/saved.csv': { body: () => ({}) },
  'GET /api/grants/:id/calendar': { params: async () => ({ id: 'closed-scholarship' }) },
  'GET /api/calendar-feed': {},
  'POST /api/calendar-feed': {},
  'DELETE /api/calendar-feed': {},
  'GET /api/calendar/:file': { params: async () => ({ file: `${'A'.repeat(43)}.ics` }), answers: 404 },
  'GET /api/grants/:id/preparation': grant,
  'PUT /api/grants/:id/preparation': { ...grant, body: () => ({ key: FORM, done: true }) },
  'GET /api/grants/:id/plan': { ...grant, answers: 404 },
  'GET /api/documents': {},
  'GET /api/my-plan': {},
  'PUT /api/documents': {
    async body(db, { id: userId }) {
      await db.insert(savedGrants).values({ userId, grantId: GRANT }).onConflictDoNothing();
      return { key: `${FORM}@${GRANT}`, done: true };
    },
  },
  'GET /api/applications': {},
  'POST /api/applications': { body: () => ({ grantId: GRANT }) },
  'PUT /api/applications/:id/status': { ...application, body: () => ({ status: 'submitted' }) },
  'PUT /api/applications/:id/notes': { ...application, body: () => ({ notes: 'Call them on Monday' }) },
  'POST /api/applications/:id/unlock-analysis': application,
  'DELETE /api/applications/:id': application,
  'POST /api/grant-application-details': { body: () => ({ grantTitle: 'Winter Heating Help' }) },
  'POST /api/admin/login': {
    async body(db) {
      const { email, password } = await storedAdmin(db, 20);
      return { email, password };
    },
  },
  'POST /api/admin/logout': {},
  'POST /api/admin/members/sign-out': { body: (_, { email }) => ({ member: email }) },
  'GET /api/admin/crawl-grants/status': {},
  // A crawl is already running, because a real one would disturb other tests.
  'POST /api/admin/crawl-grants': { params: livingCrawl, answers: 409 },
  'GET /api/admin/crawl-runs': {},
  'GET /api/admin/crawl-overview': {},
  'GET /api/admin/crawl-runs/:id/errors': { params: livingCrawl },
  'GET /api/admin/sources': {},
  'GET /api/admin/status': {},
  'POST /api/client-errors': {
    body: () => ({ name: 'TypeError', message: 'x is not a function', stack: '', page: '/grants' }),
  },
  'POST /api/admin/sources/:name/held': {
    params: async (db) => {
      const run = await livingCrawl(db);
      const held = { name: 'pennsylvania', runId: Number(run.id), before: 2, named: 900, sample: [] };
      await db.insert(heldImports).values(held).onConflictDoNothing();
      return { name: held.name };
    },
    body: () => ({ letIn: false }),
  },
  'POST /api/admin/sources/:name/preview': { params: async () => ({ name: 'california' }) },
  'POST /api/admin/sources/:name/try': {
    params: async () => ({ name: 'california' }),
    // These tests make no outside calls.
    body: () => ({ address: 'http://127.0.0.1/' }),
    answers: 400,
  },
  'POST /api/admin/sources/:name/switch': {
    params: async () => ({ name: 'california' }),
    body: () => ({ isOn: true }),
  },
  'POST /api/admin/programs/find': { body: () => ({ words: 'heating' }) },
  'GET /api/admin/programs/:id': grant,
  'GET /api/admin/programs/:id/audit/:from': { params: async () => ({ ...(await grant.params()), from: '1' }) },
  'PUT /api/admin/programs/:id': {
    ...grant,
    // Based on a version that never existed, because other tests read the same program.
    body: () => ({ edits: { amount: '$10' }, reason: 'Read again at its source', basedOn: '' }),
    answers: 409,
  },
  'GET /api/blog': {},
  'GET /api/health': {},
  'GET /api/ai': {},
  'GET /api/disasters': {},
  'GET /api/admin/ai-costs': {},
};

export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
