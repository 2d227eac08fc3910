import { type SQL, sql } from 'drizzle-orm';
import { linkChecks } from '../../../db/schema/index.ts';

/** How many days an address must fail before it counts as dead: outages end, and a firewall may block only us. */
const DEAD_AFTER_DAYS = { gone: 3, silent: 7 } as const;

const { fault, failingDays } = linkChecks;

/** Whether an address is known to be dead. The first part is for the index. */
export const isDeadLink: SQL = sql`(${failingDays} > 0
  AND ${failingDays} >= CASE ${fault} WHEN 'gone' THEN ${DEAD_AFTER_DAYS.gone} ELSE ${DEAD_AFTER_DAYS.silent} END)`;
