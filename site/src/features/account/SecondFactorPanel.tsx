import { useCallback, useEffect, useState } from 'react';
import type { NewSecondFactor, SecondFactorState } from '../../../../contract/account/second-factor.ts';
import { Button } from '../../components/ui/Button.tsx';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import type { Close } from '../../components/ui/SettingRow.tsx';
import { OneFieldForm } from './OneFieldForm.tsx';
import { loadSecondFactor, startSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from './second-factor.ts';
import { CURRENT_PASSWORD, SECOND_FACTOR, secondFactorOn } from './texts.ts';

type Shown =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'known'; state: SecondFactorState }
  | { step: 'scan'; key: NewSecondFactor }
  | { step: 'codes'; codes: readonly string[] };

/** Turns authenticator app codes on and off. */
export function SecondFactorPanel({ email, close }: { email: string; close: Close }) {
  const [shown, setShown] = useState<Shown>({ step: 'loading' });
  const load = useCallback(async () => {
    const answer = await loadSecondFactor();
    setShown('isOn' in answer ? { step: 'known', state: answer } : { step: 'failed', message: answer.message });
  }, []);
  useEffect(() => void load(), [load]);

  const cancel = () => close();
  switch (shown.step) {
    case 'loading':
      return <p role="status">{SECOND_FACTOR.loading}</p>;
    case 'failed':
      return <LoadingFailed title={SECOND_FACTOR.loadFailed} message={shown.message} onTryAgain={load} />;
    case 'known':
      return shown.state.isOn ? (
        <OneFieldForm
          key="off"
          email={email}
          kind="password"
          label={CURRENT_PASSWORD}
          text={secondFactorOn(shown.state.recoveryCodesLeft)}
          save={SECOND_FACTOR.turnOff}
          saving={SECOND_FACTOR.working}
          failed={SECOND_FACTOR.failed}
          send={turnOffSecondFactor}
          onDone={() => close({ title: SECOND_FACTOR.offDone, text: SECOND_FACTOR.offDoneText })}
          onCancel={cancel}
        />
      ) : (
        <OneFieldForm
          key="start"
          email={email}
          kind="password"
          label={CURRENT_PASSWORD}
          text={SECOND_FACTOR.off}
          save={SECOND_FACTOR.start}
          saving={SECOND_FACTOR.working}
          failed={SECOND_FACTOR.failed}
          send={startSecondFactor}
          onDone={(key) => setShown({ step: 'scan', key })}
          onCancel={cancel}
        />
      );
    case 'scan':
      return (
        <div className="stack">
          <Picture {...shown.key.qr} />
          <p className="wrap-anywhere">
            {SECOND_FACTOR.key}: <code>{shown.key.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <p>
            <a href={shown.key.address}>{SECOND_FACTOR.open}</a>
          </p>
          <OneFieldForm
            key="confirm"
            email={email}
            kind="code"
            label={SECOND_FACTOR.code}
            text={SECOND_FACTOR.scan}
            save={SECOND_FACTOR.confirm}
            saving={SECOND_FACTOR.confirming}
            failed={SECOND_FACTOR.failed}
            send={turnOnSecondFactor}
            onDone={({ recoveryCodes }) => setShown({ step: 'codes', codes: recoveryCodes })}
            onCancel={cancel}
          />
        </div>
      );
    case 'codes':
      return (
        <Codes
          codes={shown.codes}
          onKept={() => close({ title: SECOND_FACTOR.onDone, text: SECOND_FACTOR.onDoneText })}
        />
      );
  }
}

/** Dark on light in both themes, so cameras can read it. */
function Picture({ size, path }: NewSecondFactor['qr']) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={SECOND_FACTOR.picture} className="w-52 max-w-full">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="stack">
      <h4 className="font-semibold">{SECOND_FACTOR.codes}</h4>
      <p role="status">{SECOND_FACTOR.codesText}</p>
      <ul aria-label={SECOND_FACTOR.codes} className="grid max-w-2xl gap-2 lg:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button className="self-start" onClick={onKept} autoFocus>
        {SECOND_FACTOR.codesKept}
      </Button>
    </div>
  );
}
