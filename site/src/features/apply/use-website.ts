import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { websiteOf } from '../program/website.ts';
import { checkedWebsite, type Website } from './best-url.ts';

/** A screen's height before the button comes into view. */
const NEAR = '100% 0px';

/**
 * Where one applies. For who may have it checked, the check begins when the button comes near, so that a click opens a
 * plain link and no browser takes it for a popup.
 */
export function useWebsite<E extends Element>(
  grant: MatchedGrant,
  mayCheck: boolean,
): { website: Website; near: RefObject<E | null> } {
  const near = useRef<E>(null);
  const plain = websiteOf(grant);
  const [website, setWebsite] = useState<Website>({ status: 'plain', url: plain, isChecking: false });
  useEffect(() => {
    setWebsite({ status: 'plain', url: plain, isChecking: mayCheck });
    if (!mayCheck || !near.current) return;
    const aborter = new AbortController();
    const check = async () => {
      const checked = await checkedWebsite(grant.id, plain, aborter.signal).catch(() => undefined);
      if (checked && !aborter.signal.aborted) setWebsite(checked);
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        void check();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(near.current);
    return () => {
      watcher.disconnect();
      aborter.abort();
    };
  }, [grant.id, plain, mayCheck]);
  return { website, near };
}
