import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { IDLE } from './idle-texts.ts';
import { search } from './store.ts';

/** Shown instead of results before any search. */
export function NotSearched() {
  return (
    <EmptyState
      as="h3"
      title={IDLE.title}
      actions={
        <Button look="quiet" onClick={() => void search()}>
          {IDLE.action}
        </Button>
      }
    >
      <p>{IDLE.text}</p>
    </EmptyState>
  );
}
