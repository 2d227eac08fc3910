import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { HOUR, type Month } from '../moment.ts';

const counted = z.array(z.object({ n: z.number() }));

/**
 * Work that's half done or held by a dead process, each kind with a query that counts it. `:before` is two hours ago.
 */
const HALF: Readonly<Record<string, string>> = {
  'runs of the crawler without an end': `SELECT count(*) AS n FROM crawl_runs WHERE status = 'running' OR ended_at IS NULL`,
  'sources of a run that ended without being read': `SELECT count(*) AS n FROM crawl_sources WHERE status IN ('waiting', 'reading')`,
  'pages of runs that ended': 'SELECT count(*) AS n FROM crawl_pages',
  'searches that were due and not looked at': `SELECT count(*) AS n FROM saved_searches WHERE next_alert_at < :before`,
  'members whose deadlines were due and not looked at': `SELECT count(*) AS n FROM users WHERE next_reminder_at < :before AND created_at < :before`,
  'plans that were due and not asked for': 'SELECT count(*) AS n FROM subscriptions WHERE check_at < :before',
  'emails that wait': `SELECT count(*) AS n FROM outbox WHERE (sent_at IS NULL OR failure IS NOT NULL) AND created_at < :before`,
  'claims of analyses that nobody holds': `SELECT count(*) AS n FROM analyses WHERE claim IS NOT NULL AND claimed_until < :before AND made_at IS NULL AND created_at < :long_before`,
  'changes that wait': `SELECT count(*) AS n FROM grant_changes WHERE told_at IS NULL AND created_at < :long_before`,
  'open programs without a vector': `SELECT count(*) AS n FROM grants WHERE status = 'open' AND merged_into IS NULL AND updated_at < :long_before
     AND row_id NOT IN (SELECT row_id FROM program_vectors)`,
  'vectors of programs that are not open': `SELECT count(*) AS n FROM program_vectors WHERE row_id NOT IN (SELECT row_id FROM grants)`,
  'programs that are open after their deadline': `SELECT count(*) AS n FROM grants WHERE status = 'open' AND deadline_kind = 'fixed' AND deadline_at < :long_before`,
  'programs whose conditions are no JSON': `SELECT count(*) AS n FROM grants WHERE rules IS NOT NULL AND NOT json_valid(rules)`,
};

/** Returns the half-done work at an undisturbed time. */
export async function halfRows({ product }: Month): Promise<string[]> {
  const times = { ':before': 2 * HOUR, ':long_before': 26 * HOUR };
  const found: string[] = [];
  for (const [name, query] of Object.entries(HALF)) {
    let text = query;
    for (const [word, ms] of Object.entries(times))
      text = text.replaceAll(word, `'${new Date(Date.now() - ms).toISOString()}'`);
    const [row] = counted.parse(await product.db().all(sql.raw(text)));
    if (row && row.n > 0) found.push(`${row.n} ${name}`);
  }
  return found;
}
