import { useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { RUNS } from './texts.ts';

/** Reloads the runs. The current list stays visible in the meantime. */
export function Refresh({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const [pending, setPending] = useState(false);
  const refresh = async () => {
    setPending(true);
    await onRefresh();
    setPending(false);
  };
  return (
    <Button look="quiet" className="self-start" pending={pending} onClick={() => void refresh()}>
      {RUNS.refresh}
    </Button>
  );
}
