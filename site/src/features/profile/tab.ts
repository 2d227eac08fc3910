import { useEffect, useState } from 'react';

export const PROFILE_TABS = ['profile', 'applications', 'subscription', 'account'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Fragments within tabs that links and emails use. */
const ANCHORS: Readonly<Record<string, ProfileTab>> = {
  '#my-applications': 'applications',
  '#saved-searches': 'account',
  '#deadline-reminders': 'account',
  '#program-changes': 'account',
};

/** Returns the tab that a URL asks for. */
export function tabOf({ search, hash }: Pick<Location, 'search' | 'hash'>): ProfileTab {
  const named = new URLSearchParams(search).get('tab');
  return PROFILE_TABS.find((tab) => tab === named) ?? ANCHORS[hash] ?? 'profile';
}

/** Returns the open tab and a way to change it. It's in the URL, so Back returns to the previous tab. */
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
