import { useEffect, useRef, useState } from 'react';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';

interface Props {
  texts: { question: string; failed: string; keep: string; confirm: string; removing: string };
  /** Returns an error message; undefined on success. */
  remove: () => Promise<string | undefined>;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Asks in place before removing something, and shows errors there too. */
export function RemovalQuestion({ texts, remove, onKeep, onRemoved }: Props) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const confirm = async () => {
    setPending(true);
    const refusal = await remove();
    setPending(false);
    setFailure(refusal);
    if (refusal === undefined) onRemoved();
  };
  return (
    <div className="stack [--gap:0.75rem] no-print">
      <p ref={question} tabIndex={-1} className="font-semibold wrap-anywhere">
        {texts.question}
      </p>
      {failure !== undefined && (
        <Alert kind="error" title={texts.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => pending || onKeep()}>
          {texts.keep}
        </Button>
        <Button look="danger" pending={pending} onClick={() => void confirm()}>
          {pending ? texts.removing : texts.confirm}
        </Button>
      </div>
    </div>
  );
}
