import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postLogin, postRegister } from '../../contract/account/account.ts';
import { SESSION_COOKIE, SIGNED_IN_MARKER } from '../../contract/account/session.ts';
import { getUser, postLogout, putProfile } from '../../contract/account/user.ts';
import { getBlog } from '../../contract/blog.ts';
import { getBestUrl, getGrant, type MatchedGrant } from '../../contract/programs/grants.ts';
import {
  deleteApplication,
  getApplications,
  postApplication,
  putApplicationNotes,
  putApplicationStatus,
} from '../../contract/saved/applications.ts';
import { getCalendarFile, getGrantCalendar, postCalendarFeed } from '../../contract/saved/calendar.ts';
import { getDocuments, getPreparation, putPreparation } from '../../contract/saved/preparation.ts';
import {
  deleteSavedGrant,
  getSavedGrants,
  postSavedCsv,
  postSavedGrant,
  putSavedNotes,
} from '../../contract/saved/saved.ts';
import { type SearchRequest, searchGrants } from '../../contract/search/search.ts';
import { newPerson, newProfile } from '../factories/people.ts';
import { TEST_SITE } from '../harness/product/start.ts';
import type { Given, Outcome } from './plan.ts';
import { type Page, Visitor } from './visitor.ts';

/**
 * Searches of various kinds: one need, a misspelling, a whole sentence, a code, a name, only a category or program
 * type.
 */
const SEARCHES: readonly SearchRequest[] = [
  { searchTerm: 'help with heating bills' },
  { searchTerm: 'home repair' },
  { searchTerm: 'scholorship for collage' },
  { searchTerm: 'I lost my job and need money for food and rent for my two children' },
  { searchTerm: '10.551' },
  { searchTerm: 'SNAP' },
  { searchTerm: 'small farm loan Iowa' },
  { searchTerm: 'business', programType: 'loan' },
  { category: 'Education' },
  { category: 'Veterans', programType: 'grant' },
  { searchTerm: 'medical', includeIneligible: true },
  {},
];
const FEED = { name: '/rss.xml', whole: contentOf('rss.xml') };
const PAGES = [FEED, ...['index', 'blog', 'faqs', 'programs/snap', 'search-results'].map(builtPage)];
const APPLY = { name: '/grants/{id}/apply', whole: contentOf('shell/apply.html') };
const LOCATIONS = ['Columbus, OH', 'Austin, TX', 'Fresno, CA', 'Bangor, ME'];

/** A member who keeps using the product, with a pause between actions. */
export class Member {
  readonly #visitor: Visitor;
  readonly #given: Given;
  readonly #pauseMs: number;
  #saved: MatchedGrant | null = null;
  #isSignedIn = true;
  #isOver = false;

  constructor(base: string, given: Given, pauseMs: number, note: (outcome: Outcome) => void) {
    this.#visitor = new Visitor(base, note);
    this.#given = given;
    this.#pauseMs = pauseMs;
    this.#visitor.client.cookies.set(SESSION_COOKIE, given.token);
    this.#visitor.client.cookies.set(SIGNED_IN_MARKER, '1');
  }

  /** Runs until `stop` is called and the current call ends. May be called again afterwards. */
  async live(): Promise<void> {
    this.#isOver = false;
    await this.#think(Math.random());
    while (!this.#isOver) await (this.#isSignedIn ? this.#visit() : this.#logIn());
  }

  stop(): void {
    this.#isOver = true;
  }

  async #visit(): Promise<void> {
    await this.#steps([
      () => this.#openPage(),
      () => this.#visitor.call(getUser),
      ...(isOneIn(4) ? [() => this.#visitor.call(getBlog)] : []),
      ...(isOneIn(6) ? [() => this.#answerProfile()] : []),
    ]);
    const hits = await this.#search();
    const hit = hits[randomInt(Math.max(1, hits.length))];
    if (hit) await this.#lookAt(hit);
    if (isOneIn(25)) await this.#logOut();
    if (isOneIn(50)) await this.#step(() => new Visitor(...this.#another()).call(postRegister, { body: newPerson() }));
  }

  async #openPage(): Promise<void> {
    const page = PAGES[randomInt(PAGES.length)] ?? FEED;
    await this.#visitor.open(page.name, page);
  }

  async #search(): Promise<MatchedGrant[]> {
    const criteria = SEARCHES[randomInt(SEARCHES.length)] ?? {};
    const first = await this.#step(() => this.#visitor.call(searchGrants, { body: criteria }));
    const grants = first?.grants ?? [];
    if (!first?.hasMore) return grants;
    const body = { ...criteria, loadMore: true, excludeIds: grants.map(({ id }) => id) };
    const more = await this.#step(() =>
      this.#visitor.call(searchGrants, { body, as: 'POST /api/grants/search, further page' }),
    );
    return [...grants, ...(more?.grants ?? [])];
  }

  async #lookAt(hit: MatchedGrant): Promise<void> {
    const { id } = hit;
    await this.#steps([
      () => this.#visitor.open(`/grants/${id}/apply`, APPLY),
      () => this.#visitor.call(getGrant, { params: { id } }),
      ...(this.#given.isSubscriber ? [() => this.#visitor.call(getBestUrl, { params: { id } })] : []),
      ...(hit.deadlineAt === null ? [] : [() => this.#visitor.call(getGrantCalendar, { params: { id } })]),
      () => (this.#saved ? this.#putBack(this.#saved) : this.#save(hit)),
      () => (isOneIn(2) ? this.#prepare(id) : this.#apply(id)),
      ...(isOneIn(5) ? [() => this.#feed()] : []),
      ...(isOneIn(4) ? [() => this.#visitor.call(getDocuments)] : []),
      ...(isOneIn(5) && this.#given.isSubscriber ? [() => this.#visitor.call(postSavedCsv, { body: {} })] : []),
    ]);
  }

  async #save(hit: MatchedGrant): Promise<void> {
    const { title, description, amount, deadline, requirements, url, category, eligibility } = hit;
    const shown = { title, description, amount, deadline, requirements, url, category, eligibility };
    const saved = await this.#visitor.call(postSavedGrant, { body: { grantId: hit.id, ...shown } });
    if (!saved) return;
    this.#saved = hit;
    const { id, notesRevision } = saved;
    const body = { notes: `Ask them about ${saved.title}`, notesRevision };
    await this.#steps([
      () => this.#visitor.call(putSavedNotes, { params: { id }, body }),
      () => this.#visitor.call(getSavedGrants),
    ]);
  }

  async #putBack({ id }: MatchedGrant): Promise<void> {
    if (await this.#visitor.call(deleteSavedGrant, { params: { id } })) this.#saved = null;
  }

  async #apply(grantId: string): Promise<void> {
    const begun = await this.#visitor.call(postApplication, { body: { grantId } });
    if (!begun) return;
    const params = { id: String(begun.id) };
    await this.#steps([
      () => this.#visitor.call(putApplicationStatus, { params, body: { status: 'in_progress' } }),
      () => this.#visitor.call(putApplicationNotes, { params, body: { notes: 'Call them on Monday' } }),
      () => this.#visitor.call(getApplications),
      () => this.#visitor.call(deleteApplication, { params }),
    ]);
  }

  async #prepare(id: string): Promise<void> {
    const known = await this.#visitor.call(getPreparation, { params: { id } });
    const item = known?.items[0];
    if (!item) return;
    const body = { key: item.key, done: !item.done };
    await this.#step(() => this.#visitor.call(putPreparation, { params: { id }, body }));
  }

  async #feed(): Promise<void> {
    const feed = await this.#visitor.call(postCalendarFeed);
    if (!feed) return;
    const file = new URL(feed.url).pathname.split('/').at(-1) ?? '';
    await this.#step(() => new Visitor(...this.#another()).call(getCalendarFile, { params: { file } }));
  }

  async #answerProfile(): Promise<unknown> {
    const location = LOCATIONS[randomInt(LOCATIONS.length)] ?? '';
    return this.#visitor.call(putProfile, { body: newProfile({ location, age: randomInt(18, 90) }) });
  }

  async #logOut(): Promise<void> {
    if (await this.#step(() => this.#visitor.call(postLogout))) this.#isSignedIn = false;
  }

  async #logIn(): Promise<void> {
    const { email, password } = this.#given;
    if (await this.#step(() => this.#visitor.call(postLogin, { body: { email, password } }))) this.#isSignedIn = true;
  }

  /** Returns the arguments for another browser whose calls are counted with this member's. */
  #another(): [base: string, note: (outcome: Outcome) => void] {
    return [this.#visitor.client.base, this.#visitor.note];
  }

  async #steps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
    for (const step of steps) await this.#step(step);
  }

  async #step<T>(step: () => Promise<T>): Promise<T | null> {
    if (this.#isOver) return null;
    const done = await step();
    await this.#think(0.5 + Math.random());
    return done;
  }

  async #think(share: number): Promise<void> {
    if (!this.#isOver) await pause(this.#pauseMs * share);
  }
}

function builtPage(file: string): Page {
  return { name: file === 'index' ? '/' : `/${file}`, whole: contentOf(`${file}.html`) };
}

function contentOf(file: string): string {
  return readFileSync(join(TEST_SITE, file), 'utf8');
}

function isOneIn(count: number): boolean {
  return randomInt(count) === 0;
}
