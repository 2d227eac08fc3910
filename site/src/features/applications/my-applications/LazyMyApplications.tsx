import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Alert } from '../../../components/ui/Alert.tsx';
import { PANEL } from './panel-texts.ts';

const ANCHOR = 'my-applications';

const Panel = lazy(async () => {
  try {
    const { MyApplications } = await import('./MyApplications.tsx');
    return { default: MyApplications };
  } catch {
    return { default: Unloaded };
  }
});

/** The member's applications. Code and data load when they're scrolled into view or linked to. */
export function LazyMyApplications() {
  const section = useRef<HTMLElement>(null);
  const [isWanted, setWanted] = useState(() => location.hash === `#${ANCHOR}`);
  // The browser looked for the fragment before this existed, so scroll to it now.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) section.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    if (isWanted || !section.current) return;
    const seen = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setWanted(true));
    seen.observe(section.current);
    return () => seen.disconnect();
  }, [isWanted]);

  return (
    <section
      ref={section}
      id={ANCHOR}
      aria-labelledby={`${ANCHOR}-title`}
      className="grid scroll-mt-24 gap-6 py-8 md:grid-cols-[1fr_2fr] md:gap-12"
    >
      <div className="stack [--gap:0.5rem]">
        <h2 id={`${ANCHOR}-title`}>{PANEL.title}</h2>
        <p className="text-ink-soft">{PANEL.text}</p>
      </div>
      <div className="min-w-0">
        <Suspense fallback={<Waiting />}>{isWanted ? <Panel /> : <Waiting />}</Suspense>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className="stack [--gap:0.75rem]" aria-hidden="true">
      <div className="skeleton h-32" />
      <div className="skeleton h-12" />
    </div>
  );
}

function Unloaded() {
  return (
    <Alert kind="error">
      <p>{PANEL.unloaded}</p>
    </Alert>
  );
}
