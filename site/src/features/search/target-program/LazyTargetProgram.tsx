import { lazy, Suspense, useState } from 'react';
import { targetProgram } from '../../account/session/target-program.ts';

const TargetProgram = lazy(async () => {
  try {
    return { default: (await import('./TargetProgram.tsx')).TargetProgram };
  } catch {
    return { default: () => null };
  }
});

/** Loads the code for the program that led to sign-up. Few visits need it. */
export function LazyTargetProgram() {
  const [id] = useState(targetProgram);
  return (
    id && (
      <Suspense fallback={<div className="skeleton h-48" />}>
        <TargetProgram id={id} />
      </Suspense>
    )
  );
}
