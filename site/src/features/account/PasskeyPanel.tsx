import { useCallback, useEffect, useRef, useState } from 'react';
import type { Passkey } from '../../../../contract/account/passkeys.ts';
import { Button } from '../../components/ui/Button.tsx';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import { dayOf } from '../../lib/dates.ts';
import { browserNameOf } from './browser-words.ts';
import { OneFieldForm } from './OneFieldForm.tsx';
import { addPasskey, loadPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { CURRENT_PASSWORD, PASSKEYS, passkeyAdded, passkeyUsed } from './texts.ts';

type Doing = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey };

/** The member's passkeys: add, rename, remove. */
export function PasskeyPanel({ email }: { email: string }) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>();
  const [failure, setFailure] = useState<string>();
  const [doing, setDoing] = useState<Doing>();
  const panel = useRef<HTMLDivElement>(null);
  const load = useCallback(async () => {
    const answer = await loadPasskeys();
    if ('passkeys' in answer) setPasskeys(answer.passkeys);
    setFailure('passkeys' in answer ? undefined : answer.message);
  }, []);
  useEffect(() => void load(), [load]);

  if (failure !== undefined) return <LoadingFailed title={PASSKEYS.loadFailed} message={failure} onTryAgain={load} />;
  if (!passkeys) return <p role="status">{PASSKEYS.loading}</p>;
  /** The form that had focus is gone, so focus the panel. */
  const leave = () => {
    setDoing(undefined);
    panel.current?.focus();
  };
  const done = (listed: { passkeys: readonly Passkey[] }) => {
    setPasskeys(listed.passkeys);
    leave();
  };
  const common = { email, failed: PASSKEYS.failed, saving: PASSKEYS.working, onDone: done, onCancel: leave };

  return (
    <div ref={panel} tabIndex={-1} className="stack outline-none">
      {passkeys.length === 0 && <p className="text-ink-soft">{PASSKEYS.none}</p>}
      <ul aria-label={PASSKEYS.title} className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold wrap-anywhere">{passkey.name}</p>
              <p className="text-small text-ink-soft">
                {passkeyAdded(dayOf(passkey.createdAt))}
                {passkey.lastUsedAt && `, ${passkeyUsed(dayOf(passkey.lastUsedAt))}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-3">
              <Button look="quiet" onClick={() => setDoing({ what: 'rename', passkey })}>
                {PASSKEYS.rename}
                <span className="visually-hidden">{` ${passkey.name}`}</span>
              </Button>
              <Button look="quiet" onClick={() => setDoing({ what: 'remove', passkey })}>
                {PASSKEYS.remove}
                <span className="visually-hidden">{` ${passkey.name}`}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {!doing && (
        <Button className="self-start" onClick={() => setDoing({ what: 'add' })}>
          {PASSKEYS.add}
        </Button>
      )}
      {doing?.what === 'add' && (
        <OneFieldForm
          {...common}
          key="add"
          kind="password"
          label={CURRENT_PASSWORD}
          text={PASSKEYS.addText}
          save={PASSKEYS.add}
          failed={PASSKEYS.addFailed}
          send={(password) => addPasskey(password, browserNameOf(navigator.userAgent))}
        />
      )}
      {doing?.what === 'rename' && (
        <OneFieldForm
          {...common}
          key={`rename ${doing.passkey.id}`}
          kind="text"
          label={PASSKEYS.name}
          value={doing.passkey.name}
          text={PASSKEYS.renameText}
          save={PASSKEYS.save}
          send={(name) => renamePasskey(doing.passkey.id, name)}
        />
      )}
      {doing?.what === 'remove' && (
        <OneFieldForm
          {...common}
          key={`remove ${doing.passkey.id}`}
          kind="password"
          label={CURRENT_PASSWORD}
          text={PASSKEYS.removeText}
          save={PASSKEYS.remove}
          send={(password) => removePasskey(doing.passkey.id, password)}
        />
      )}
    </div>
  );
}
