import { invalid, missing } from './errors.ts';

interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>> | undefined;
}

/** Returns a page of a list, newest first. `things` are in order of creation. */
export function listOf<T extends { id: string; created: number }>(url: string, things: Iterable<T>, page: Page) {
  const { limit = 10, starting_after, ending_before, created = {} } = page;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be 1 to 100', { param: 'limit' });
  const all = [...things]
    .reverse()
    .filter(
      (thing) =>
        thing.created > (created.gt ?? -1) &&
        thing.created >= (created.gte ?? 0) &&
        thing.created < (created.lt ?? Infinity) &&
        thing.created <= (created.lte ?? Infinity),
    );
  const placeOf = (id: string, param: string) => {
    const place = all.findIndex((thing) => thing.id === id);
    if (place < 0) throw missing('object', id, param);
    return place;
  };
  if (ending_before !== undefined) {
    const end = placeOf(ending_before, 'ending_before');
    return list(url, all.slice(Math.max(0, end - limit), end), end > limit);
  }
  const start = starting_after === undefined ? 0 : placeOf(starting_after, 'starting_after') + 1;
  return list(url, all.slice(start, start + limit), all.length > start + limit);
}

/** Formats a list as sent over the wire. */
export function list<T>(url: string, data: T[], hasMore = false) {
  return { object: 'list' as const, url, has_more: hasMore, data };
}
