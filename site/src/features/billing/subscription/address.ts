/** The reason a member opened `/subscription`. */
export type Purpose = 'plans' | 'premium' | 'platinum' | 'card';

export function purposeOf(search: string): Purpose {
  const query = new URLSearchParams(search);
  if (query.get('change') === 'card') return 'card';
  const tier = query.get('tier');
  return tier === 'premium' || tier === 'platinum' ? tier : 'plans';
}

/** Returns the same URL for buying Premium. */
export function premiumAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.set('tier', 'premium');
  return url.href;
}
