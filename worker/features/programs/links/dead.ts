import { type SQL, sql } from 'drizzle-orm';
import { linkChecks } from '../../../db/schema/index.ts';

/**
 * How many days an address must fail before it counts as dead, because outages end, and a firewall may block only us.
 */
const DEAD_AFTER_DAYS = { gone: 3, silent: 7 } as const;

const { fault, failingDays } = linkChecks;

/** The condition for a dead address. Its first part lets the query use the index. */
export const isDeadLink: SQL = sql`(${failingDays} > 0
  AND ${failingDays} >= CASE ${fault} WHEN 'gone' THEN ${DEAD_AFTER_DAYS.gone} ELSE ${DEAD_AFTER_DAYS.silent} END)`;
