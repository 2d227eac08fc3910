import { type SQL, sql } from 'drizzle-orm';
import { linkChecks } from '../../db/schema/index.ts';

/** On how many days an address has to fail before it is called dead: an outage ends, and a firewall may dislike us alone. */
const DEAD_AFTER_DAYS = { gone: 3, silent: 7 } as const;

const { fault, failingDays } = linkChecks;

/** Whether an address is known to be dead. The first part is for the index. */
export const isDeadLink: SQL = sql`(${failingDays} > 0
  AND ${failingDays} >= CASE ${fault} WHEN 'gone' THEN ${DEAD_AFTER_DAYS.gone} ELSE ${DEAD_AFTER_DAYS.silent} END)`;
