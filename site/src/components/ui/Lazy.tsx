import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

export interface LazyProps<P> {
  /** Loads the component. Pass the same function on every render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown until it loads; should have the final height. */
  waiting: ReactNode;
  /** Shown if it fails to load. */
  failed: ReactNode;
}

type Loaded<P> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Part: ComponentType<P> };

/** Renders a part of the page whose code loads after the page. */
export function Lazy<P extends object>({ load, props, waiting, failed }: LazyProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const cancel = afterPaint(() => {
      load().then(
        (Part) => isWanted && setLoaded({ status: 'ready', Part }),
        () => isWanted && setLoaded({ status: 'failed' }),
      );
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load]);
  if (loaded.status === 'ready') return <loaded.Part {...props} />;
  return loaded.status === 'loading' ? waiting : failed;
}
