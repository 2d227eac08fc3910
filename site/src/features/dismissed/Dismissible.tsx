import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Grant } from '../../../../contract/grants.ts';
import { Button } from '../../components/ui/Button.tsx';
import { $dismissed, bringBack, dismiss } from './store.ts';
import { dismissedText, NOT_FOR_ME, UNDO } from './texts.ts';

interface Props {
  grant: Pick<Grant, 'id' | 'title'>;
  /** The card, around the button that dismisses its program. */
  children: (button: ReactNode) => ReactNode;
  /** After each change, also one that the server refused. */
  onChange?: () => void;
}

/** A card, or where its program was dismissed on this page a note with the way back. */
export function Dismissible({ grant, children, onChange }: Props) {
  const isDismissed = useStore($dismissed).has(grant.id);
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The button that was pressed is gone: its opposite takes the focus, without the page moving.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the card and the note change places
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    frame.current?.querySelector<HTMLElement>('[data-dismissal]')?.focus({ preventScroll: true });
  }, [isDismissed]);

  const change = (send: (id: string) => Promise<boolean>) => {
    moved.current = true;
    void send(grant.id).then(onChange);
    onChange?.();
  };
  return (
    <div ref={frame} className="h-full">
      {isDismissed ? (
        <DismissedNote title={grant.title} onUndo={() => change(bringBack)} />
      ) : (
        children(
          <button
            type="button"
            className="card-button card-button-quiet"
            data-dismissal=""
            onClick={() => change(dismiss)}
          >
            {NOT_FOR_ME}
            <span className="visually-hidden"> {grant.title}</span>
          </button>,
        )
      )}
    </div>
  );
}

function DismissedNote({ title, onUndo }: { title: string; onUndo: () => void }) {
  const id = useId();
  return (
    <div className="dismissed-note">
      <p id={id}>
        <strong dir="auto">{title}</strong> {dismissedText}
      </p>
      <Button look="quiet" data-dismissal="" aria-describedby={id} onClick={onUndo}>
        {UNDO}
      </Button>
    </div>
  );
}
