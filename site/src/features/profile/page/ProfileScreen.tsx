import { type ReactNode, useState } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import { Tabs } from '../../../components/ui/Tabs.tsx';
import { LazyAccountSettings } from '../../account/LazyAccountSettings.tsx';
import { callNameOf } from '../../account/session/names.ts';
import { PEOPLE_PATH } from '../../account/session/people-path.ts';
import { RequireMember } from '../../account/session/RequireMember.tsx';
import { LazyAskToConfirm } from '../../alerts/LazyAskToConfirm.tsx';
import { LazyMyApplications } from '../../applications/my-applications/LazyMyApplications.tsx';
import { LazySubscriptionTab } from '../../billing/subscription/LazySubscriptionTab.tsx';
import { ENTRY } from '../../people/texts.ts';
import { ProfileEditor } from '../ProfileEditor.tsx';
import { PROFILE_TABS, type ProfileTab, useTab } from '../tab.ts';
import { SUBTITLE, TABS, TABS_LABEL, WHAT_IS_NEEDED, welcome } from '../texts.ts';

interface Props {
  supportEmail: string;
}

export function ProfileScreen(props: Props) {
  return <RequireMember allowIncompleteProfile>{(user) => <MemberProfile user={user} {...props} />}</RequireMember>;
}

function MemberProfile({ user, supportEmail }: Props & { user: User }) {
  const [wanted, open] = useTab();
  // Members who can't search yet have nothing to apply for.
  const tabs = PROFILE_TABS.filter((tab) => tab !== 'applications' || user.profileComplete);
  const tab = tabs.includes(wanted) ? wanted : 'profile';
  const opened = useOpened(tab);
  const whenOpened = (one: ProfileTab, part: ReactNode) => (opened.has(one) ? part : null);

  return (
    <>
      <header className="profile-head stack [--gap:0.5rem]">
        <h1 className="title wrap-anywhere">{welcome(callNameOf(user))}</h1>
        <p className="lead">{user.profileComplete ? SUBTITLE.complete : SUBTITLE.incomplete}</p>
      </header>
      <Tabs
        label={TABS_LABEL}
        values={tabs}
        names={TABS}
        current={tab}
        onChange={open}
        panels={{
          profile: (
            <>
              {user.profileComplete && (
                <div className="profile-intro">
                  <p className="text-ink-soft">{WHAT_IS_NEEDED}</p>
                  <p>
                    {ENTRY.ask} <a href={PEOPLE_PATH}>{ENTRY.link}</a>
                  </p>
                </div>
              )}
              {/* Last, because it loads late and mustn't move anything. */}
              <ProfileEditor user={user} atEnd={<LazyAskToConfirm user={user} />} />
            </>
          ),
          applications: whenOpened('applications', <LazyMyApplications />),
          subscription: whenOpened('subscription', <LazySubscriptionTab supportEmail={supportEmail} />),
          account: whenOpened('account', <LazyAccountSettings user={user} />),
        }}
      />
    </>
  );
}

/**
 * Returns the tabs opened so far, including the current one. A tab's content loads on first open and then stays
 * mounted.
 */
function useOpened(tab: ProfileTab): ReadonlySet<ProfileTab> {
  const [opened, setOpened] = useState<ReadonlySet<ProfileTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  return opened;
}
