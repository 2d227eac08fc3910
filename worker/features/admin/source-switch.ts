import { and, eq, inArray } from 'drizzle-orm';
import { sourcesOf } from '../../crawler/registry.ts';
import { SWITCHED_OFF } from '../../crawler/run/plan.ts';
import type { Database } from '../../db/client.ts';
import { crawlRuns, crawlSources, sourceStates } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import type { SourceSettings } from '../../settings/crawler.ts';

const ON = 'The next crawl reads this source.';
const OFF = 'No crawl reads this source until it is switched on. What it brought stays.';

/**
 * Switches a source on or off, and returns the message to show. A current run skips a source that was switched off
 * before its turn. Throws `not_found`, or `conflict` if the settings omit the source.
 */
export async function switchSource(
  db: Database,
  settings: SourceSettings,
  name: string,
  { isOn, adminId, now }: { isOn: boolean; adminId: number; now: number },
): Promise<string> {
  const { sources, skipped } = sourcesOf(settings);
  const left = skipped.find((one) => one.name === name);
  if (left) throw new ApiFailure('conflict', `${left.title} cannot be switched here. ${left.reason}`);
  if (!sources.some((one) => one.name === name)) throw new ApiFailure('not_found', 'There is no source of this name.');
  const state = isOn ? { offSince: null, offBy: null } : { offSince: new Date(now).toISOString(), offBy: adminId };
  const keep = db
    .insert(sourceStates)
    .values({ name, ...state })
    .onConflictDoUpdate({ target: sourceStates.name, set: state });
  const running = db.select({ id: crawlRuns.id }).from(crawlRuns).where(eq(crawlRuns.status, 'running'));
  const passOver = db
    .update(crawlSources)
    .set({ status: 'skipped', reason: SWITCHED_OFF })
    .where(and(eq(crawlSources.name, name), eq(crawlSources.status, 'waiting'), inArray(crawlSources.runId, running)));
  await (isOn ? keep : db.batch([keep, passOver]));
  return isOn ? ON : OFF;
}
