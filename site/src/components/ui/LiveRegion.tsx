import { type ReactNode, useRef, useState } from 'react';

interface Props {
  className: string;
  children: (say: (sentence: string) => void) => ReactNode;
}

/** Status line that reports an action and takes focus from the button that the action removes. */
export function LiveRegion({ className, children }: Props) {
  const [message, setMessage] = useState('');
  const region = useRef<HTMLDivElement>(null);
  const say = (sentence: string) => {
    setMessage(sentence);
    region.current?.focus();
  };
  return (
    <div ref={region} tabIndex={-1} className={className}>
      <p role="status" className={message ? 'text-good wrap-anywhere' : 'visually-hidden'}>
        {message}
      </p>
      {children(say)}
    </div>
  );
}
