import type { Database } from '../../worker/db/client.ts';
import { writePlanned } from '../../worker/features/programs/planning/overtaken.ts';
import { planPrograms } from '../../worker/features/programs/planning/plan.ts';

/** Closes programs as the pipeline does when their source no longer lists them. */
export async function noLongerListed(db: Database, ids: readonly string[]): Promise<void> {
  const ended = new Map(ids.map((id) => [id, 'unlisted'] as const));
  await writePlanned(db, async () => {
    const { guards, rest } = await planPrograms(db, { rows: [], ended }, Date.now());
    return [...guards, ...rest];
  });
}
