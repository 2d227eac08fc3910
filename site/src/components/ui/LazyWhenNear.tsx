import { useEffect, useRef, useState } from 'react';
import { Lazy, type LazyProps } from './Lazy.tsx';

/** One screen height before it scrolls into view. */
const NEAR = '100% 0px';
const IN_SIGHT = '0px';
/** By this time the network is idle, so content far below loads too, and readers can search and print it. */
const AT_REST_MS = 3000;

interface Props<P> extends LazyProps<P> {
  /** Loads only once in view: for heavy content just below the first screen. */
  isHeavy?: boolean;
}

/** Like `Lazy`, for content far below: loads when the reader scrolls near it. */
export function LazyWhenNear<P extends object>({ isHeavy = false, ...props }: Props<P>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const come = () => setIsNear(true);
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: isHeavy ? IN_SIGHT : NEAR },
    );
    if (place.current) watcher.observe(place.current);
    const rest = setTimeout(come, AT_REST_MS);
    addEventListener('beforeprint', come);
    return () => {
      watcher.disconnect();
      clearTimeout(rest);
      removeEventListener('beforeprint', come);
    };
  }, [isHeavy]);
  return isNear ? <Lazy {...props} /> : <div ref={place}>{props.waiting}</div>;
}
