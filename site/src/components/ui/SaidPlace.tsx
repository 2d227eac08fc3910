import { type ReactNode, useRef, useState } from 'react';

interface Props {
  className: string;
  children: (say: (sentence: string) => void) => ReactNode;
}

/** Status line that reports an action and takes focus from the button that the action removes. */
export function SaidPlace({ className, children }: Props) {
  const [said, setSaid] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const say = (sentence: string) => {
    setSaid(sentence);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className={className}>
      <p role="status" className={said ? 'text-good wrap-anywhere' : 'visually-hidden'}>
        {said}
      </p>
      {children(say)}
    </div>
  );
}
