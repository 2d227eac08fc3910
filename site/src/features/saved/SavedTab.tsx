import { lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
import type { SavedProgramsProps } from './SavedPrograms.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';
import { followSaved } from './store.ts';

interface Props extends SavedProgramsProps {
  user: User;
  /** True while the tab is visible. Its code loads the first time. */
  shown: boolean;
}

const SavedPrograms = lazy(async () => {
  try {
    return { default: (await import('./SavedPrograms.tsx')).SavedPrograms };
  } catch {
    return { default: Unloaded };
  }
});

/**
 * The content of the saved programs tab. Always rendered, because it also loads the saved programs for the rest of the
 * page.
 */
export function SavedTab({ user, shown, ...rest }: Props) {
  useEffect(() => followSaved(user.id), [user.id]);
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <Suspense fallback={<SavedSkeleton />}>
      <SavedPrograms {...rest} />
    </Suspense>
  );
}

function Unloaded(_: SavedProgramsProps) {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}
