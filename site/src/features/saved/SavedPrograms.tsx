import { useStore } from '@nanostores/react';
import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import { SavedList } from './SavedList.tsx';
import { SavedSkeleton } from './SavedSkeleton.tsx';
import { $removed, $saved, loadSaved } from './store.ts';
import { NO_SAVED, SAVED_FAILED } from './texts.ts';

export interface SavedProgramsProps {
  /** Opens the program search from an empty list. */
  onBrowse: () => void;
}

export function SavedPrograms({ onBrowse }: SavedProgramsProps) {
  const saved = useStore($saved);
  const removed = useStore($removed);
  if (saved.status === 'loading') return <SavedSkeleton />;
  if (saved.status === 'failed') {
    return <LoadingFailed title={SAVED_FAILED} message={saved.message} onTryAgain={() => loadSaved()} />;
  }
  if (saved.grants.length + removed.size === 0) {
    return (
      <EmptyState title={NO_SAVED.title} actions={<Button onClick={onBrowse}>{NO_SAVED.action}</Button>}>
        <p>{NO_SAVED.text}</p>
      </EmptyState>
    );
  }
  return <SavedList grants={saved.grants} removed={removed} plan={saved.plan} />;
}
