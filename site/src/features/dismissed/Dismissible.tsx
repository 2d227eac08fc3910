import { useStore } from '@nanostores/react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Grant } from '../../../../contract/grants.ts';
import { Button } from '../../components/ui/Button.tsx';
import { $dismissed, bringBack, dismiss } from './store.ts';
import { dismissedText, NOT_FOR_ME, UNDO } from './texts.ts';

/** Longer than any system waits for the second click. */
const DOUBLE_CLICK_MS = 1000;

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
  // The note is as high as the card was: nothing moves up under the pointer.
  const [height, setHeight] = useState<number>();
  const pressedAt = useRef(0);
  // The button that had the focus is gone, also where the server refused: its opposite takes it, without the page moving.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the card and the note change places
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    frame.current?.querySelector<HTMLElement>('[data-dismissal]')?.focus({ preventScroll: true });
  }, [isDismissed]);

  const change = (send: (id: string) => Promise<boolean>) => {
    pressed.current = true;
    pressedAt.current = performance.now();
    setHeight(frame.current?.getBoundingClientRect().height);
    void send(grant.id);
  };
  /** Card and note change places between the two clicks of a double click: the second means neither, and keeps the focus. */
  const ignoreSecond = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - pressedAt.current > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      className="h-full"
      style={{ minHeight: isDismissed ? height : undefined }}
      onMouseDownCapture={ignoreSecond}
      onClickCapture={ignoreSecond}
    >
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
