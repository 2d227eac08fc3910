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
}

/** A card, or where its program was dismissed on this page a note with the way back. */
export function Dismissible({ grant, children }: Props) {
  const isDismissed = useStore($dismissed).has(grant.id);
  const frame = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The button that had the focus is gone, also where the server refused: its opposite takes it, without the page moving.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the card and the note change places
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[data-dismissal]')?.focus({ preventScroll: true });
  }, [isDismissed]);

  const change = (send: (id: string) => Promise<boolean>) => {
    pressed.current = true;
    void send(grant.id);
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
