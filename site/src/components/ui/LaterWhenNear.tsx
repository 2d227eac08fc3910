import { useEffect, useRef, useState } from 'react';
import { Later, type LaterProps } from './Later.tsx';

/** A screen's height before it comes into view. */
const NEAR = '100% 0px';
const IN_SIGHT = '0px';
/** After so long nothing else needs the network: what is far below comes too, to be searched and printed. */
const AT_REST_MS = 3000;

interface Props<P> extends LaterProps<P> {
  /** Not before it is in sight: for what is heavy and stands just below the first screen. */
  isHeavy?: boolean;
}

/** As `Later`, for what lies far below: it is loaded when somebody comes near it. */
export function LaterWhenNear<P extends object>({ isHeavy = false, ...props }: Props<P>) {
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
  return isNear ? <Later {...props} /> : <div ref={place}>{props.waiting}</div>;
}
