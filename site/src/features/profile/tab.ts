import { useEffect, useState } from 'react';

export const PROFILE_TABS = ['profile', 'applications', 'subscription', 'account'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Places on the tabs that links and mails lead to. */
const ANCHORS: Readonly<Record<string, ProfileTab>> = {
  '#my-applications': 'applications',
  '#saved-searches': 'account',
  '#deadline-reminders': 'account',
  '#program-changes': 'account',
};

/** Which tab an address asks for. */
export function tabOf({ search, hash }: Pick<Location, 'search' | 'hash'>): ProfileTab {
  const named = new URLSearchParams(search).get('tab');
  return PROFILE_TABS.find((tab) => tab === named) ?? ANCHORS[hash] ?? 'profile';
}

/** The tab that is open. It stands in the address and is an entry of the browser's history, so that Back leads to the one before. */
export function useTab(): [ProfileTab, (tab: ProfileTab) => void] {
  const [tab, setTab] = useState(() => tabOf(location));
  useEffect(() => {
    const follow = () => setTab(tabOf(location));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const open = (next: ProfileTab) => {
    history.pushState(null, '', next === 'profile' ? '/profile' : `/profile?tab=${next}`);
    setTab(next);
  };
  return [tab, open];
}
