import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { DELAY } from '../../../../contract/limits.ts';
import { MY_PLAN_PATH } from '../../lib/my-plan-path.ts';
import { SAVED_TO_PLAN } from './save-texts.ts';
import { $justSaved } from './store.ts';

interface Props {
  id: string;
  /** The content that the note replaces while it's shown. */
  children?: ReactNode;
}

/** Says where a just-saved program went, for longer than the toast. */
export function SavedNote({ id, children }: Props) {
  return useStore($justSaved) === id ? <PassingNote /> : children;
}

/** Disappears on its own, but not while it's hovered or focused. */
function PassingNote() {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const end = isHeld ? undefined : setTimeout(() => $justSaved.set(undefined), DELAY.savedNote);
    return () => clearTimeout(end);
  }, [isHeld]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return (
    <p className="save-note no-print" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <a href={MY_PLAN_PATH}>{SAVED_TO_PLAN}</a>
    </p>
  );
}
