import { useStore } from '@nanostores/react';
import { type ComponentType, useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { showToast } from '../../components/ui/toast.ts';
import type { RefineDialog } from './refine/RefineDialog.tsx';
import { refinementsOf } from './refinements.ts';
import { $query } from './store.ts';
import { REFINE_FAILED, refineOpen } from './texts.ts';

type Loaded = ComponentType<Parameters<typeof RefineDialog>[0]>;

const load = () => import('./refine/RefineDialog.tsx');
/** Preloads the dialog on hover or focus. A failure is only reported after a click. */
const loadAhead = () => void load().catch(() => undefined);

/** Opens the refine dialog. Its code loads on hover or focus. */
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
      showToast({ ...REFINE_FAILED, destructive: true });
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
