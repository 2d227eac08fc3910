import { useState } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CONFLICT } from './texts.ts';

interface Props {
  reload: () => Promise<string | undefined>;
  onLoaded: () => void;
}

/** Another admin saved first. Nothing is overwritten, and typed text is kept. */
export function Conflict({ reload, onLoaded }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const load = async () => {
    setPending(true);
    const failed = await reload();
    setPending(false);
    setFailure(failed);
    if (failed === undefined) onLoaded();
  };
  return (
    <Alert kind="error" title={CONFLICT.title}>
      <p className="mb-3">{CONFLICT.text}</p>
      {failure !== undefined && <p className="mb-3 wrap-anywhere">{failure}</p>}
      <Button look="quiet" pending={pending} onClick={() => void load()}>
        {pending ? CONFLICT.loading : CONFLICT.load}
      </Button>
    </Alert>
  );
}
