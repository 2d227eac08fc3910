import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import type { Answer } from './answer.ts';
import { LOADING } from './texts.ts';

interface Props<Data> {
  answer: Answer<Data>;
  again: () => Promise<void>;
  /** What is said where it could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What the server answered; until then its place, and where it fails why. */
export function Answered<Data>({ answer, again, failed, children }: Props<Data>) {
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await again();
    setTrying(false);
  };
  if (answer.status === 'ready') return <Ready takesFocus={isTrying}>{children(answer.data)}</Ready>;
  if (answer.status === 'loading') return <Waiting />;
  return <LoadingFailed title={failed} message={answer.message} onTryAgain={tryAgain} />;
}

/** Where it takes the place of the button that was pressed, it gets the focus. */
function Ready({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(takesFocus);
  useEffect(() => {
    if (first.current) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

/** In the place of a list that is on its way. */
export function Waiting() {
  return (
    <div className="stack [--gap:0.75rem]" role="status">
      <p className="visually-hidden">{LOADING}</p>
      <div className="skeleton h-16" />
      <div className="skeleton h-16" />
      <div className="skeleton h-16" />
    </div>
  );
}
