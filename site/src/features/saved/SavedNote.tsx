import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DELAY } from '../../../../contract/limits.ts';
import { liftClear } from '../../components/ui/lift-clear.ts';
import { MY_PLAN_PATH } from '../../lib/my-plan-path.ts';
import { SAVED_TO_PLAN } from './save-texts.ts';
import { $justSaved } from './store.ts';

interface Props {
  id: string;
  /** What the note replaces while it's shown. Without it, the note floats above the bottom of the screen. */
  children?: ReactNode;
}

/** Says where a just-saved program went, for longer than the toast. */
export function SavedNote({ id, children }: Props) {
  return useStore($justSaved) === id ? <PassingNote floats={children === undefined} /> : children;
}

/** Disappears on its own, but not while it's hovered or focused. */
function PassingNote({ floats }: { floats: boolean }) {
  const [isHeld, setHeld] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!floats) return;
    const place = () => note.current && liftClear(note.current);
    place();
    addEventListener('scrollend', place);
    return () => removeEventListener('scrollend', place);
  }, [floats]);
  useEffect(() => {
    const end = isHeld ? undefined : setTimeout(() => $justSaved.set(undefined), DELAY.savedNote);
    return () => clearTimeout(end);
  }, [isHeld]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return (
    <p
      ref={note}
      className="save-note no-print"
      data-floats={floats || undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <a href={MY_PLAN_PATH}>{SAVED_TO_PLAN}</a>
    </p>
  );
}
