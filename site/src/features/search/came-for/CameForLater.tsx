import { lazy, Suspense, useState } from 'react';
import { keptCameFor } from '../../account/session/came-for.ts';

const CameFor = lazy(async () => {
  try {
    return { default: (await import('./CameFor.tsx')).CameFor };
  } catch {
    return { default: () => null };
  }
});

/** Loads the code for the program that led to sign-up. Few visits need it. */
export function CameForLater() {
  const [id] = useState(keptCameFor);
  return (
    id && (
      <Suspense fallback={<div className="skeleton h-48" />}>
        <CameFor id={id} />
      </Suspense>
    )
  );
}
