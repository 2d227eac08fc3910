import { LoadingFailed } from '../../components/ui/LoadingFailed.tsx';
import { loadAlerts } from './store.ts';
import { SEARCHES } from './texts.ts';

export function SearchesFailed({ message }: { message: string }) {
  return <LoadingFailed title={SEARCHES.failed} message={message} onTryAgain={loadAlerts} />;
}
