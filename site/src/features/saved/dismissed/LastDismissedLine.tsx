import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { Grant } from '../../../../../contract/programs/grants.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CloseButton } from '../../../components/ui/dialog/CloseButton.tsx';
import { dismissedText, receivedText, UNDO } from './card-texts.ts';
import { $lastDismissed, bringBack } from './store.ts';

/** Longer than any system's double-click interval. */
const DOUBLE_CLICK_MS = 1000;

/**
 * The last dismissed program, with an undo button at the bottom of the screen, because its card is gone from the list.
 */
export function LastDismissedLine({ grants }: { grants: readonly Pick<Grant, 'id' | 'title'>[] }) {
  const last = useStore($lastDismissed);
  const textId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const lastHere = useRef<string>(undefined);
  useEffect(() => {
    const returned = last ? undefined : lastHere.current;
    lastHere.current = last?.isHere ? last.id : undefined;
    if (!lastHere.current && !returned) return;
    const ended = ignoreSecondClick();
    // The button that had focus is gone, even if the server refused. Focus its counterpart without scrolling the page.
    if (document.activeElement === document.body) {
      const opposite = returned
        ? document.querySelector<HTMLElement>(`[data-dismissal="${CSS.escape(returned)}"]`)
        : frame.current?.querySelector('button');
      (opposite ?? document.getElementById('results'))?.focus({ preventScroll: true });
    }
    return ended;
  }, [last]);

  const title = grants.find(({ id }) => id === last?.id)?.title;
  if (!last || title === undefined) return null;
  return (
    <div ref={frame} className="dismissed-line no-print">
      <p id={textId}>
        <strong dir="auto">{title}</strong> {last.getsAlready ? receivedText : dismissedText}
      </p>
      <Button look="quiet" aria-describedby={textId} onClick={() => void bringBack(last.id)}>
        {UNDO}
      </Button>
      <CloseButton
        onClick={() => {
          // The button disappears along with its line, so focus the results.
          lastHere.current = undefined;
          document.getElementById('results')?.focus({ preventScroll: true });
          $lastDismissed.set(undefined);
        }}
      />
    </div>
  );
}

/**
 * Ignores the second click of a double-click, because another card moves under the pointer after the first one.
 */
function ignoreSecondClick(): () => void {
  const ended = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ['mousedown', 'click'] as const) {
    document.addEventListener(kind, ignore, { capture: true, signal: ended.signal });
  }
  setTimeout(() => ended.abort(), DOUBLE_CLICK_MS);
  return () => ended.abort();
}
