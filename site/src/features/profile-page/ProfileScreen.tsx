import { useState } from 'react';
import type { AskedFacts } from '../../../../matching/asked.ts';
import { Tabs } from '../../components/ui/Tabs.tsx';
import { AccountSettingsLater } from '../account/AccountSettingsLater.tsx';
import { MyApplicationsLater } from '../my-applications/MyApplicationsLater.tsx';
import { ProfileEditor } from '../profile/ProfileEditor.tsx';
import { keepTab, PROFILE_TABS, type ProfileTab, tabOf } from '../profile/tab.ts';
import { SUBTITLE, TABS, TABS_LABEL, WHAT_IS_NEEDED, welcome } from '../profile/texts.ts';
import { callNameOf } from '../session/names.ts';
import { RequireMember } from '../session/RequireMember.tsx';
import { SubscriptionTabLater } from '../subscription/SubscriptionTabLater.tsx';

export function ProfileScreen({ asked }: { asked: AskedFacts }) {
  const [tab, setTab] = useState(() => tabOf(location.search));
  const [isSubscriptionWanted, setSubscriptionWanted] = useState(tab === 'subscription');

  const change = (next: ProfileTab) => {
    setTab(next);
    keepTab(next);
    if (next === 'subscription') setSubscriptionWanted(true);
  };

  return (
    <RequireMember allowIncompleteProfile>
      {(user) => (
        <>
          <header className="stack mb-8 [--gap:0.75rem]">
            <h1 className="title wrap-anywhere">{welcome(callNameOf(user))}</h1>
            <p className="lead">{user.profileComplete ? SUBTITLE.complete : SUBTITLE.incomplete}</p>
          </header>
          <Tabs
            label={TABS_LABEL}
            values={PROFILE_TABS}
            names={TABS}
            current={tab}
            onChange={change}
            panels={{
              profile: (
                <>
                  <p className="mb-6 text-ink-soft">{WHAT_IS_NEEDED}</p>
                  <ProfileEditor user={user} asked={asked} />
                  {user.profileComplete && <MyApplicationsLater />}
                  <AccountSettingsLater user={user} />
                </>
              ),
              subscription: isSubscriptionWanted && <SubscriptionTabLater />,
            }}
          />
        </>
      )}
    </RequireMember>
  );
}
