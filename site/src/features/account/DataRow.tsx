import { useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { RowHead } from '../../components/ui/SettingRow.tsx';
import { downloadOwnData } from './calls.ts';
import { DATA } from './texts.ts';

type Download = { status: 'idle' | 'pending' | 'done' } | { status: 'failed'; message: string };

export function DataRow() {
  const [download, setDownload] = useState<Download>({ status: 'idle' });
  const pending = download.status === 'pending';
  const start = async () => {
    setDownload({ status: 'pending' });
    const message = await downloadOwnData();
    setDownload(message === undefined ? { status: 'done' } : { status: 'failed', message });
  };
  return (
    <li className="py-4 sm:py-6">
      <RowHead title={DATA.title} state={DATA.state}>
        <Button look="quiet" pending={pending} onClick={() => void start()}>
          {pending ? DATA.pending : DATA.action}
        </Button>
      </RowHead>
      <p role="status" className={download.status === 'done' ? 'mt-2 text-good wrap-anywhere' : undefined}>
        {download.status === 'done' && DATA.done}
      </p>
      {download.status === 'failed' && (
        <div className="mt-5">
          <Alert kind="error" title={DATA.failed}>
            <p>{download.message}</p>
          </Alert>
        </div>
      )}
    </li>
  );
}
