import type { Settings } from '../../env.ts';
import { officialPage } from '../analysis/official-page.ts';
import type { SourceText } from '../analysis/sources.ts';
import type { Program } from '../catalogue/program.ts';

/** Who asks one thing asks another: the page is not read anew for each. */
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 30;

const kept = new Map<string, { page: Promise<SourceText | null>; until: number }>();

/** The text of a program's official page, read once in a while by this isolate. Never throws. */
export function keptOfficialPage(program: Program, settings: Settings): Promise<SourceText | null> {
  const now = Date.now();
  for (const [key, { until }] of kept) if (until <= now || kept.size > MOST_KEPT) kept.delete(key);
  const name = `${program.id} ${program.url ?? ''}`;
  const page = kept.get(name)?.page ?? officialPage(program, settings);
  if (!kept.has(name)) kept.set(name, { page, until: now + KEPT_MS });
  return page;
}
