export const PROFILE_TABS = ['profile', 'subscription'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Which tab an address asks for. */
export function tabOf(search: string): ProfileTab {
  return new URLSearchParams(search).get('tab') === 'subscription' ? 'subscription' : 'profile';
}

/** Puts the tab into the address, so that a reload and a copied link open it. */
export function keepTab(tab: ProfileTab): void {
  const url = new URL(location.href);
  if (tab === 'profile') url.searchParams.delete('tab');
  else url.searchParams.set('tab', tab);
  history.replaceState(history.state, '', url);
}
