import { lazy, Suspense } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
import { PASSKEYS } from './texts.ts';

const Panel = lazy(async () => {
  try {
    const { PasskeyPanel } = await import('./PasskeyPanel.tsx');
    return { default: PasskeyPanel };
  } catch {
    return { default: Unloaded };
  }
});

/** The passkey panel. Its code loads when it's opened. */
export function LazyPasskeyPanel({ email }: { email: string }) {
  return (
    <Suspense fallback={<p role="status">{PASSKEYS.loading}</p>}>
      <Panel email={email} />
    </Suspense>
  );
}

function Unloaded(_: { email: string }) {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}
