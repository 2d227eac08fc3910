import { useStore } from '@nanostores/react';
import { crisesIn } from '../../../../../matching/crisis/crisis.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { CrisisHelp } from '../../help/crisis/CrisisHelp.tsx';
import type { Search } from '../state.ts';
import { $query } from '../store.ts';
import { WEAK } from './texts.ts';
import { UnderstoodAs } from './UnderstoodAs.tsx';

/** Shows immediate help and how the words were understood, above the results of a search by words. */
export function AboveResults({ search }: { search: Search }) {
  const { searchTerm } = useStore($query);
  const understood = search.status === 'ready' ? search.understood : undefined;
  const asWritten = crisesIn(searchTerm);
  const crises = asWritten.length > 0 ? asWritten : crisesIn(understood?.corrected ?? '');
  return (
    <>
      <CrisisHelp crises={crises} />
      {understood && <UnderstoodAs {...understood} />}
      {understood?.isWeak && crises.length === 0 && (
        <Alert kind="info" title={WEAK.title}>
          <p>
            {WEAK.nearest} {WEAK.ask}
          </p>
        </Alert>
      )}
    </>
  );
}
