import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** How many days after its declaration a disaster counts as news. */
export const NEWS_DAYS = 30;

/** Declared disasters for the home page: the number of counties, or the states if an entire state is affected. */
const recentDisasters = z.object({ counties: z.int(), states: z.array(z.string()) });
export type RecentDisasters = z.infer<typeof recentDisasters>;

/** Recent disasters that people can apply for help with; null if there are none or no recent data was read. */
export const getRecentDisasters = endpoint({
  method: 'GET',
  path: '/api/disasters',
  access: 'public',
  response: z.object({ recent: z.nullable(recentDisasters) }),
});
