import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { RowHead } from '../../components/ui/SettingRow.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import { DELETION } from './texts.ts';

export function DeletionRow({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="py-4 sm:py-6">
      <RowHead title={DELETION.title} state={DELETION.state}>
        <Button look="quiet" className="text-bad" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {DELETION.action}
        </Button>
      </RowHead>
      {isOpen && <DeletionDialog email={email} onClose={() => setOpen(false)} />}
    </li>
  );
}
