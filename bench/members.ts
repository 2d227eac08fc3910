/**
 * Requests the labeled members' own lists from the Worker over HTTP. Checks that the expected programs are on the first
 * page, that absurd ones aren't among the first twelve, and that legally excluded ones appear nowhere. Prints every
 * member, including those in the sample data folder if it is set. Exits with 1 if a bound is missed.
 * Usage: [SAMPLE_DATA_DIR=…] npm run bench:members [-- --json OUT]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SESSION_COOKIE } from '../contract/account/session.ts';
import { putProfile } from '../contract/account/user.ts';
import { searchGrants } from '../contract/search/search.ts';
import { type LabeledMember, ownMembers, sampleMembers } from '../dev/catalog/labeled-members.ts';
import type { OwnList } from '../dev/catalog/own-lists.ts';
import { stopProcess } from '../dev/run/processes.ts';
import { migrated, startDatabase } from '../dev/run/stack.ts';
import { storedAccount, storedSession } from '../tests/factories/accounts.ts';
import { loadCurated } from '../tests/factories/curated.ts';
import { Client } from '../tests/harness/client.ts';
import type { Database } from '../worker/db/client.ts';
import { type Outcome, outcomeOf } from './members/members-list.ts';
import { type Figure, isHeld, writeResult } from './report/figure.ts';
import { startBenchWorker } from './speed/speed-product.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const samples = process.env['SAMPLE_DATA_DIR'];
const folder = mkdtempSync(join(tmpdir(), 'grantlight-members-'));
const server = await startDatabase(folder);
try {
  const db = await migrated(server.database);
  await loadCurated(db);
  const { worker, url } = await startBenchWorker(folder, {
    APP_URL: 'http://localhost:8787',
    DATABASE_URL: server.url,
  });
  const own = await outcomesOf(ownMembers(), db, url.origin);
  const sampled = samples ? await outcomesOf(sampleMembers(samples), db, url.origin) : [];
  if (!samples) console.log('SAMPLE_DATA_DIR is not set: the members of the sample data were skipped');
  const measured = [...figuresOf('', own), ...(samples ? figuresOf('sample data: ', sampled) : [])];
  console.table(measured.map(({ what, measured, atLeast, atMost }) => ({ what, measured, atLeast, atMost })));
  writeResult(values.json, { measured });
  process.exitCode = measured.every(isHeld) ? 0 : 1;
  await worker.dispose();
} finally {
  await stopProcess(server.running);
  rmSync(folder, { recursive: true, force: true });
}

async function outcomesOf(members: readonly LabeledMember[], db: Database, origin: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const member of members) {
    const outcome = outcomeOf(member, await listOf(member, db, origin));
    outcomes.push(outcome);
    print(outcome);
  }
  return outcomes;
}

/** Returns the full list, page by page, for a new member who saved these answers. */
async function listOf({ profile }: LabeledMember, db: Database, origin: string): Promise<OwnList> {
  const { id } = await storedAccount(db);
  const client = new Client(origin);
  client.cookies.set(SESSION_COOKIE, await storedSession(db, id, { remembered: true, userAgent: 'bench' }));
  await client.ok(putProfile, { body: profile });
  const listed: { id: string; likelihood: OwnList['listed'][number]['likelihood'] }[] = [];
  let onFirstPage = 0;
  for (;;) {
    const { body } = await client.ok(searchGrants, { body: { excludeIds: listed.map((one) => one.id) } });
    listed.push(...body.grants.map(({ id: program, match }) => ({ id: program, likelihood: match.likelihood })));
    onFirstPage ||= listed.length;
    if (!body.hasMore) return { listed, onFirstPage };
  }
}

function print({ member, missed, absurd, offered, settled }: Outcome): void {
  const faults = [
    ...(missed.length > 0 ? [`missed ${missed.join(' ')}`] : []),
    ...(absurd.length > 0 ? [`absurd ${absurd.join(' ')}`] : []),
    ...(offered.length > 0 ? [`ruled out, but offered ${offered.join(' ')}`] : []),
  ];
  const share = `${Math.round(100 * settled)}% settled`;
  console.log(
    `${faults.length === 0 ? '✓' : '✕'} ${member.name} (${share})${faults.map((text) => `\n    ${text}`).join('')}`,
  );
}

function figuresOf(of: string, outcomes: readonly Outcome[]): Figure[] {
  const due = outcomes.reduce((sum, { member }) => sum + member.due.length, 0);
  const count = (faults: (outcome: Outcome) => readonly string[]) =>
    outcomes.reduce((sum, outcome) => sum + faults(outcome).length, 0);
  const complete = outcomes.filter(({ member }) => member.complete);
  const unsettled = complete.filter(({ settled }) => settled < 1 / 3);
  return [
    { what: `${of}members`, measured: outcomes.length },
    {
      what: `${of}due programs on the first page, share`,
      measured: Math.round((1000 * (due - count(({ missed }) => missed))) / due) / 1000,
      atLeast: of === '' ? 0.97 : 1,
    },
    { what: `${of}absurd among the first twelve`, measured: count(({ absurd }) => absurd), atMost: 0 },
    { what: `${of}ruled out, but offered`, measured: count(({ offered }) => offered), atMost: 0 },
    ...(complete.length > 0
      ? [
          {
            what: `${of}members who answered all, with less than a third settled`,
            measured: unsettled.length,
            atMost: 0,
          },
        ]
      : []),
  ];
}
