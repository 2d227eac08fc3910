import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** Disasters declared within this many days are news. */
export const NEWS_DAYS = 30;

/** Declared disasters on the home page: the number of counties, or the states if all of a state is affected. */
const recentDisasters = z.object({ counties: z.int(), states: z.array(z.string()) });
export type RecentDisasters = z.infer<typeof recentDisasters>;

/** Recent disasters after which people can apply for help; null if there are none or nothing was read lately. */
export const getRecentDisasters = endpoint({
  method: 'GET',
  path: '/api/disasters',
  access: 'public',
  response: z.object({ recent: z.nullable(recentDisasters) }),
});
