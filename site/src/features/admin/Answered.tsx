import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import type { Answer } from './answer.ts';
import { LOADING } from './texts.ts';

interface Props<Data> {
  answer: Answer<Data>;
  again: () => Promise<void>;
  /** Message if loading fails. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** The server's response, a placeholder while it loads, or the reason it failed. */
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

/** Takes focus if it replaces the button that was pressed. */
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

/** Placeholder for a list that is loading. */
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
