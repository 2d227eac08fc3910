/** Crawls real days of Grants.gov in order, from the folder in SAMPLE_DATA_DIR. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { isRule } from '../../../contract/programs/rules.ts';
import { opportunityOfSnapshot, type Recorded, recorded, snapshotOf, unionOf } from '../../../dev/sources/snapshots.ts';
import type { CrawlSource } from '../../../worker/crawler/source.ts';
import { rowsOfOpportunity } from '../../../worker/crawler/sources/grants-gov/opportunity.ts';
import { crawlRuns, grantChanges, grants, sourceRecords } from '../../../worker/db/schema/index.ts';
import { sourceOf, store } from '../../harness/crawler/crawling.ts';
import { madeUpSource, pageOf } from '../../harness/crawler/made-up-source.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const folder = process.env['SAMPLE_DATA_DIR'] ?? '';
if (!folder) console.log('Skipped real days: SAMPLE_DATA_DIR is not set.');

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const snapshots: CrawlSource<Recorded> = {
  ...madeUpSource('grants-gov'),
  parse: (raw) => recorded.parse(raw),
  normalize: (record, now) => rowsOfOpportunity(opportunityOfSnapshot(record), now),
};
const source: CrawlSource = snapshots;

describe.runIf(folder)('real days', async () => {
  const db = await ownDatabase();
  beforeEach(async () => {
    for (const table of [crawlRuns, grants, sourceRecords]) await db.delete(table);
  });

  test('open programs are read, and nearly all of them have rules', () => {
    for (const day of ['2025-09-16', '2025-11-15']) {
      const records = snapshotOf(folder, day);
      const rows = records.flatMap((record) =>
        rowsOfOpportunity(opportunityOfSnapshot(record), Date.parse(`${day}T12:00:00Z`)),
      );
      expect(rows).toHaveLength(records.length);
      for (const row of rows) {
        expect(`${row.title} ${row.description}`).not.toMatch(/<\/?[a-z]|&(?:amp|nbsp|lt|quot|rsquo|#\d+);/i);
        if (row.rules) expect(isRule(row.rules)).toBe(true);
      }
      const withRules = rows.filter(({ rules }) => rules).length;
      const open = rows.filter(({ status }) => status === 'open').length;
      console.log(`Grants.gov of ${day}: ${records.length} records, ${open} open, ${withRules} with rules`);
      const named = records.filter(({ applicantTypes }) => applicantTypes.length > 0).length;
      expect(withRules).toBeGreaterThan(named * 0.95);
      const abroad = rows.filter(({ states }) => JSON.stringify(states) === '["ABROAD"]').length;
      console.log(`${abroad} calls are for projects abroad`);
      expect(abroad).toBeGreaterThan(60);
      expect(abroad).toBeLessThan(150);
    }
  });

  test('less than 1% of the reported changes are false', async () => {
    const [before, after] = ['2025-09-16', '2025-11-15'].map((day) => snapshotOf(folder, day));
    if (!before || !after) throw new Error('Two days are recorded');
    await store(db, source, [pageOf(before)], { now: noon('2025-09-16') });
    const lease = await store(db, source, [pageOf(after)], { now: noon('2025-11-15') });
    const { written } = await sourceOf(db, lease);
    const eligibilityChanges = await db.select().from(grantChanges).where(eq(grantChanges.field, 'eligibility'));
    const applicants = (day: readonly Recorded[]) =>
      new Map(day.map((one) => [`grants-gov-${one.opportunityId}`, JSON.stringify(one.applicantTypes.toSorted())]));
    const [first, second] = [applicants(before), applicants(after)];
    const none = eligibilityChanges.filter(({ grantId }) => first.get(grantId) === second.get(grantId));
    const all = await db.$count(grantChanges);
    console.log(`Two real days: ${all} changes reported, ${none.length} of them false; ${written} rows written`);
    expect(eligibilityChanges.length).toBeGreaterThan(0);
    expect(none.length).toBeLessThanOrEqual(all * 0.01);
  });

  test('programs stored in a different order are not written again', async () => {
    const day = '2025-09-16';
    const listed = snapshotOf(folder, day);
    // Stored as before sorting was introduced: in the source's order and with a different hash.
    const asListed: CrawlSource<Recorded> = {
      ...snapshots,
      normalize: (record, now) =>
        rowsOfOpportunity(opportunityOfSnapshot(record), now).map((row) => ({
          ...row,
          eligibility: record.applicantTypes.join('\n') || null,
          contentHash: `before ${row.contentHash}`,
        })),
    };
    await store(db, asListed, [pageOf(listed)], { now: noon(day) });
    await db.delete(sourceRecords);
    const lease = await store(db, source, [pageOf(listed)], { now: noon(day) });
    expect(await sourceOf(db, lease)).toMatchObject({ read: listed.length, unchanged: 0, written: 0 });
    expect(await db.$count(grantChanges)).toBe(0);
  });

  test('if only the order differs, no row is written and no change is reported', async () => {
    const day = '2025-10-15';
    const listed = unionOf(folder).filter(({ firstSeen, lastSeen }) => firstSeen <= day && day <= lastSeen);
    await store(db, source, [pageOf(listed)], { now: noon(day) });
    const turned = listed.map((one) => ({
      ...one,
      applicantTypes: one.applicantTypes.toReversed(),
      fundingInstruments: one.fundingInstruments.toReversed(),
      fundingCategories: one.fundingCategories.toReversed(),
    }));
    const lease = await store(db, source, [pageOf(turned)], { now: noon(day) });
    expect(await sourceOf(db, lease)).toMatchObject({ read: listed.length, written: 0, closed: 0 });
    expect(await db.$count(grantChanges)).toBe(0);
    console.log(`${listed.length} real calls in another order: nothing written`);
  });
});
