import { useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { loadAlerts } from './store.ts';
import { SEARCHES } from './texts.ts';

export function LoadingFailed({ message }: { message: string }) {
  const [pending, setPending] = useState(false);
  const tryAgain = async () => {
    setPending(true);
    await loadAlerts();
    setPending(false);
  };
  return (
    <Alert kind="error" title={SEARCHES.failed}>
      <p className="mb-3">{message}</p>
      <Button look="quiet" pending={pending} onClick={() => void tryAgain()}>
        {SEARCHES.tryAgain}
      </Button>
    </Alert>
  );
}
