/** What the page does when it opens: search by the profile, show what is kept, or wait for words. */
export type Arrival = 'profile-saved' | 'first-visit' | 'restore' | 'wait';

interface Situation {
  search: string;
  autoSearchPerformed: boolean;
  hasKeptResults: boolean;
}

export function arrivalOf({ search, autoSearchPerformed, hasKeptResults }: Situation): Arrival {
  if (new URLSearchParams(search).get('autoSearch') === 'true') return 'profile-saved';
  if (hasKeptResults) return 'restore';
  return autoSearchPerformed ? 'wait' : 'first-visit';
}

/** The address without `autoSearch`, so that a reload does not search again. */
export function withoutAutoSearch(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('autoSearch');
  return url.pathname + url.search + url.hash;
}
