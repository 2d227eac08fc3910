import { useStore } from '@nanostores/react';
import { type ComponentType, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import type { RefineDialog } from './refine/RefineDialog.tsx';
import { refinementsOf } from './refinements.ts';
import { $query } from './store.ts';
import { REFINE, refineOpen } from './texts.ts';

type Loaded = ComponentType<Parameters<typeof RefineDialog>[0]>;

const load = () => import('./refine/RefineDialog.tsx');
/** Whoever reaches for the button will want the dialog; a failure is told once it is clicked. */
const loadAhead = () => void load().catch(() => undefined);

/** Opens the refine dialog, whose code comes when somebody reaches for the button. */
export function RefineButton({ profilePlace }: { profilePlace: string | null }) {
  const refinements = refinementsOf(useStore($query));
  const [Dialog, setDialog] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const { RefineDialog } = await load();
      setDialog(() => RefineDialog);
      setOpen(true);
    } catch {
      showToast({ ...REFINE.failed, destructive: true });
    }
  };

  return (
    <>
      <Button
        look="quiet"
        large
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => void open()}
      >
        {refineOpen(refinements.length)}
      </Button>
      {isOpen && Dialog && <Dialog profilePlace={profilePlace} onClose={() => setOpen(false)} />}
    </>
  );
}
