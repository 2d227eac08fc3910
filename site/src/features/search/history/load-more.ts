import { DELAY } from '../../../../../contract/limits.ts';
import { searchGrants } from '../../../../../contract/search/search.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { MORE_FAILED } from '../parts/list-texts.ts';
import { extended, type More, type Ready, requestOf } from '../state.ts';
import { $isSearching, $query, $search, keepShown, startRunning } from '../store.ts';

/** Loads the next programs. */
export async function loadMore(): Promise<void> {
  const before = $search.get();
  if (before.status !== 'ready' || before.more.status === 'loading' || $isSearching.get()) return;
  if (!before.hasMore) return setMore({ status: 'ended' });
  const { signal } = startRunning();
  setMore({ status: 'loading' });
  try {
    const excludeIds = before.grants.map((grant) => grant.id);
    const body = { ...requestOf($query.get()), loadMore: true, excludeIds };
    const answer = await call(searchGrants, { body, signal });
    if (signal.aborted) return;
    change((shown) => extended(shown, answer));
    keepShown();
    forgetNoticeLater();
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    setMore({ status: 'failed', message: messageOf(error) });
    showToast({ title: MORE_FAILED, description: messageOf(error), destructive: true });
  }
}

function forgetNoticeLater(): void {
  const shown = $search.get();
  const notice = shown.status === 'ready' ? shown.more : undefined;
  setTimeout(
    () => change((later) => (later.more === notice ? { ...later, more: { status: 'none' } } : later)),
    DELAY.additionalGrantsNotice,
  );
}

/** Changes the current list, not an earlier one, because a program may have left it in the meantime. */
function change(changed: (shown: Ready) => Ready): void {
  const shown = $search.get();
  if (shown.status === 'ready') $search.set(changed(shown));
}

function setMore(more: More): void {
  change((shown) => ({ ...shown, more }));
}
