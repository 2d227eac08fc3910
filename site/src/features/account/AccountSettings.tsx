import { type ReactNode, useId } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { LOCALE_NAMES } from '../../../../contract/locales.ts';
import { SettingRow } from '../../components/ui/SettingRow.tsx';
import { knowsPasskeys } from '../../lib/passkey-support.ts';
import { AlertRows } from '../alerts/AlertRows.tsx';
import { DataRow } from './DataRow.tsx';
import { DeletionRow } from './DeletionRow.tsx';
import { EmailForm } from './EmailForm.tsx';
import { LanguageForm } from './LanguageForm.tsx';
import { LazyPasskeyPanel } from './LazyPasskeyPanel.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionList } from './SessionList.tsx';
import {
  ALERTS,
  EMAIL,
  INTRODUCTION,
  LANGUAGE,
  NAME,
  nameState,
  PASSKEYS,
  PASSWORD_TEXTS,
  SECOND_FACTOR,
  SESSIONS,
  TITLE,
} from './texts.ts';

/** Account actions beyond the profile, and email settings. */
export function AccountSettings({ user }: { user: User }) {
  const { email, language, profileComplete } = user;
  return (
    <>
      <Part title={TITLE} text={INTRODUCTION}>
        <SettingRow {...NAME} state={nameState(user)}>
          {(close) => <NameForm user={user} close={close} />}
        </SettingRow>
        <SettingRow {...EMAIL} state={email}>
          {(close) => <EmailForm email={email} close={close} />}
        </SettingRow>
        <SettingRow {...LANGUAGE} state={LOCALE_NAMES[language]}>
          {(close) => <LanguageForm language={language} close={close} />}
        </SettingRow>
        <SettingRow {...PASSWORD_TEXTS}>{(close) => <PasswordForm email={email} close={close} />}</SettingRow>
        <SettingRow {...SECOND_FACTOR}>{(close) => <SecondFactorPanel email={email} close={close} />}</SettingRow>
        {knowsPasskeys() && <SettingRow {...PASSKEYS}>{() => <LazyPasskeyPanel email={email} />}</SettingRow>}
        <SettingRow {...SESSIONS}>{() => <SessionList />}</SettingRow>
        <DataRow />
        <DeletionRow email={email} />
      </Part>
      {/* Members who can't search yet have nothing to be emailed about. */}
      {profileComplete && (
        <Part title={ALERTS.title} text={ALERTS.text}>
          <AlertRows />
        </Part>
      )}
    </>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-line py-8 not-first:border-t md:grid-cols-[1fr_2fr] md:gap-12"
    >
      <div className="stack [--gap:0.5rem]">
        <h2 id={id}>{title}</h2>
        <p className="text-ink-soft">{text}</p>
      </div>
      <ul className="-my-4 min-w-0 divide-y divide-line sm:-my-6">{children}</ul>
    </section>
  );
}
