import { useId } from 'react';
import type { User } from '../../../../contract/user.ts';
import { SettingRow } from '../../components/ui/SettingRow.tsx';
import { AlertRows } from '../alerts/AlertRows.tsx';
import { DataRow } from './DataRow.tsx';
import { DeletionRow } from './DeletionRow.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { EMAIL, INTRODUCTION, PASSWORD_TEXTS, SESSIONS, TITLE } from './texts.ts';

/** What members do with their own account beyond the profile. */
export function AccountSettings({ user: { email, profileComplete } }: { user: User }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-16 grid gap-6 border-t border-line py-10 md:grid-cols-[1fr_2fr] md:gap-12"
    >
      <div className="stack [--gap:0.5rem]">
        <h2 id={id}>{TITLE}</h2>
        <p className="text-ink-soft">{INTRODUCTION}</p>
      </div>
      <ul className="-my-6 min-w-0 divide-y divide-line">
        {/* Who cannot search yet has nothing to be mailed about. */}
        {profileComplete && <AlertRows />}
        <SettingRow {...EMAIL} state={email}>
          {(close) => <EmailForm email={email} close={close} />}
        </SettingRow>
        <SettingRow {...PASSWORD_TEXTS}>{(close) => <PasswordForm email={email} close={close} />}</SettingRow>
        <SettingRow {...SESSIONS}>{() => <SessionList />}</SettingRow>
        <DataRow />
        <DeletionRow email={email} />
      </ul>
    </section>
  );
}
