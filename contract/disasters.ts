import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Disasters that were declared so many days ago at most are news. */
export const NEWS_DAYS = 30;

/** What the home page says of declared disasters: in how many counties, or in which states where it is all of one. */
const recentDisasters = z.object({ counties: z.int(), states: z.array(z.string()) });
export type RecentDisasters = z.infer<typeof recentDisasters>;

/** Disasters of the last days after which people can ask for help; null where there is none, or where nothing was read lately. */
export const getRecentDisasters = endpoint({
  method: 'GET',
  path: '/api/disasters',
  access: 'public',
  response: z.object({ recent: z.nullable(recentDisasters) }),
});
