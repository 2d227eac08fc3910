import type { SavedSearch } from '../../../../contract/saved/alerts.ts';
import { RemovalQuestion } from '../../components/ui/dialog/RemovalQuestion.tsx';
import { removeSearch } from './store.ts';
import { removalQuestion, SEARCHES } from './texts.ts';

interface Props {
  search: SavedSearch;
  onKeep: () => void;
  onRemoved: () => void;
}

/** Asks before deleting a search. */
export function RemoveSearch({ search, ...after }: Props) {
  const { notRemoved: failed, keep, confirmRemoval: confirm, removing } = SEARCHES;
  const texts = { question: removalQuestion(search.name), failed, keep, confirm, removing };
  return <RemovalQuestion texts={texts} remove={() => removeSearch(search)} {...after} />;
}
