import { Button } from '../../components/ui/Button.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { search } from './store.ts';
import { IDLE } from './texts.ts';

/** In place of results where nothing was searched for yet. */
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
