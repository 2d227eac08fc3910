import type { CrawlError } from '../../../../../contract/crawler.ts';

/** An empty string matches everything. */
export interface Filter {
  source: string;
  cause: string;
  words: string;
}

export const NO_FILTER: Filter = { source: '', cause: '', words: '' };

/** Returns the errors that match the source and cause and contain every word. */
export function fitting(errors: readonly CrawlError[], { source, cause, words }: Filter): CrawlError[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return errors.filter((error) => {
    if (source !== '' && error.source !== source) return false;
    if (cause !== '' && error.cause !== cause) return false;
    const text = [error.source, error.cause, error.message, error.url, error.record].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns a field's values with their counts, most frequent first. */
export function valuesOf(errors: readonly CrawlError[], field: 'source' | 'cause'): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const error of errors) counts.set(error[field], (counts.get(error[field]) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
