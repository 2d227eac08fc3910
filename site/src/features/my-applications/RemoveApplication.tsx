import { useEffect, useRef, useState } from 'react';
import type { ListedApplication } from '../../../../contract/applications.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { removeApplication } from './store.ts';
import { REMOVAL } from './texts.ts';

interface Props {
  application: ListedApplication;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Asks before an application is removed. */
export function RemoveApplication({ application, onKeep, onRemoved }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const remove = async () => {
    setPending(true);
    const refusal = await removeApplication(application);
    setPending(false);
    setFailure(refusal);
    if (refusal === undefined) onRemoved();
  };
  return (
    <div className="stack [--gap:0.75rem] no-print">
      <p ref={question} tabIndex={-1} className="font-semibold wrap-anywhere">
        {REMOVAL.question(application.grant.title)}
      </p>
      {failure !== undefined && (
        <Alert kind="error" title={REMOVAL.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => pending || onKeep()}>
          {REMOVAL.keep}
        </Button>
        <Button look="danger" pending={pending} onClick={() => void remove()}>
          {pending ? REMOVAL.removing : REMOVAL.confirm}
        </Button>
      </div>
    </div>
  );
}
