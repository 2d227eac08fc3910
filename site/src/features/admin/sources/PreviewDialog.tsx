import { useCallback, useEffect, useState } from 'react';
import { type KnownSource, postAddressPreview, postSourcePreview } from '../../../../../contract/crawler.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { call } from '../../../lib/api.ts';
import { type Sent, useAnswer } from '../answer.ts';
import { AnotherAddress } from './AnotherAddress.tsx';
import { Previewed } from './Previewed.tsx';
import { PREVIEW } from './texts.ts';

export interface PreviewProps {
  source: KnownSource;
  onClose: () => void;
}

/** Shows what one page of a source would change. Closing the dialog aborts the read. */
export function PreviewDialog({ source: { name, title, triesAddresses }, onClose }: PreviewProps) {
  const [address, setAddress] = useState<string | null>(null);
  const ask = useCallback(
    (sent: Sent) =>
      address === null
        ? call(postSourcePreview, { params: { name }, ...sent })
        : call(postAddressPreview, { params: { name }, body: { address }, ...sent }),
    [name, address],
  );
  const { answer, again } = useAnswer(ask);
  const [isReading, setReading] = useState(false);
  const readAgain = async () => {
    setReading(true);
    await again();
    setReading(false);
  };
  const isPending = answer.status === 'loading' || isReading;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={PREVIEW.title(title)}
      description={PREVIEW.description}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {isPending ? PREVIEW.cancel : PREVIEW.close}
          </Button>
          {answer.status !== 'loading' && (
            <Button pending={isReading} onClick={() => void readAgain()}>
              {PREVIEW.again}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {triesAddresses && <AnotherAddress address={address} onTry={setAddress} />}
        {isPending && <Reading />}
        {!isPending && answer.status === 'failed' && (
          <Alert kind="error" title={PREVIEW.failed}>
            <p className="wrap-anywhere">{answer.message}</p>
          </Alert>
        )}
        {!isPending && answer.status === 'ready' && <Previewed key={address} preview={answer.data} />}
      </div>
    </Dialog>
  );
}

const SECOND_MS = 1000;

/** The seconds show that work is in progress. Screen readers don't announce them. */
function Reading() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="flex items-center gap-3">
      <span className="spinner flex-none" aria-hidden="true" />
      <p role="status">{PREVIEW.pending}</p>
      <span className="tabular-nums text-ink-soft" aria-hidden="true">
        {PREVIEW.waited(seconds)}
      </span>
    </div>
  );
}
