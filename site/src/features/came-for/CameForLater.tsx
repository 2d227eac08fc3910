import { lazy, Suspense, useState } from 'react';
import { keptCameFor } from '../session/came-for.ts';

const CameFor = lazy(async () => {
  try {
    return { default: (await import('./CameFor.tsx')).CameFor };
  } catch {
    return { default: () => null };
  }
});

/** The code of the program that somebody came for, which hardly any visit needs. */
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
