import { AccountSettingsLater } from '../account/AccountSettingsLater.tsx';
import { callNameOf } from '../session/names.ts';
import { RequireMember } from '../session/RequireMember.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';
import { SUBTITLE, WHAT_IS_NEEDED, welcome } from './texts.ts';

export function ProfileScreen() {
  return (
    <RequireMember allowIncompleteProfile>
      {(user) => (
        <>
          <header className="stack mb-10 [--gap:0.75rem]">
            <h1 className="title wrap-anywhere">{welcome(callNameOf(user))}</h1>
            <p className="lead">{user.profileComplete ? SUBTITLE.complete : SUBTITLE.incomplete}</p>
            <p className="text-ink-soft">{WHAT_IS_NEEDED}</p>
          </header>
          <ProfileEditor user={user} />
          <AccountSettingsLater user={user} />
        </>
      )}
    </RequireMember>
  );
}
