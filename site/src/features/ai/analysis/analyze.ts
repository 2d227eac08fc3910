import { TOAST } from '../../../../../contract/limits.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { ApiError, messageOf } from '../../../lib/api.ts';
import { isAnothers } from '../../account/session/storage.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { beginApplication } from '../../applications/tracking/store.ts';
import { APPLICATION_FAILED } from '../../applications/tracking/texts.ts';
import { loadSubscription } from '../../billing/plans/store.ts';
import { earlierAnalysis, nameOf, notifyOtherTabs } from './earlier.ts';
import { $analysis, type AnalysisState, type Failure, type Step } from './store.ts';
import { REQUIREMENTS_FAILED, TOO_SLOW, UNLOCK_FAILED, UPGRADE_TO_ANALYZE } from './texts.ts';
import { inTurn } from './turn.ts';
import { unlockAnalysis } from './unlock.ts';

/** Longer than any server timeout: after that, no response will come. */
const PATIENCE_MS = 3 * 60_000;

/** Starts an application, unlocks its analysis and shows it. Ignores a second press while it runs. */
export async function analyze(userId: number, grantId: string): Promise<void> {
  if ($analysis.get().status === 'running' || isAnothers(userId)) return;
  const before = $analysis.get();
  const aborter = new AbortController();
  const { signal } = aborter;
  let isTooSlow = false;
  const timer = setTimeout(() => {
    isTooSlow = true;
    aborter.abort();
  }, PATIENCE_MS);
  const stop = () => aborter.abort();
  const onStep = (step: Step) => !signal.aborted && $analysis.set({ status: 'running', step, stop });

  onStep('starting');
  try {
    const name = nameOf(userId, grantId);
    const analysis = await inTurn(
      name,
      signal,
      () => onStep('elsewhere'),
      async (waited) => (waited ? await earlierAnalysis(grantId) : null) ?? (await unlock(grantId, signal, onStep)),
    );
    $analysis.set({ status: 'ready', analysis });
    notifyOtherTabs(name);
  } catch (error) {
    if (isTooSlow) fail({ title: REQUIREMENTS_FAILED, message: TOO_SLOW, canRetry: true }, before);
    else if (signal.aborted) $analysis.set(before.status === 'ready' ? before : { status: 'none', wasStopped: true });
    else showFailure(error, before);
  } finally {
    clearTimeout(timer);
  }
}

/** A failed step and its toast. */
class StepFailure extends Error {
  readonly title: string;

  constructor(title: string, cause: unknown) {
    super(title, { cause });
    this.title = title;
  }
}

async function unlock(grantId: string, signal: AbortSignal, onStep: (step: Step) => void) {
  const { id } = await beginApplication(grantId, signal).catch((error: unknown) => {
    throw new StepFailure(APPLICATION_FAILED, error);
  });
  return unlockAnalysis(id, signal, onStep).catch((error: unknown) => {
    const isRefusal = error instanceof ApiError && error.status >= 400;
    throw new StepFailure(isRefusal ? UNLOCK_FAILED : REQUIREMENTS_FAILED, error);
  });
}

/** Errors that a retry won't fix: limits and missing programs. Others are temporary. */
const LASTING: readonly string[] = ['too_many_requests', 'not_found', 'forbidden', 'validation'];

function showFailure(thrown: unknown, before: AnalysisState): void {
  const error = thrown instanceof StepFailure ? thrown.cause : thrown;
  const title = thrown instanceof StepFailure ? thrown.title : REQUIREMENTS_FAILED;
  const message = messageOf(error);
  if (error instanceof ApiError && error.status === 401) {
    sessionEnded();
    return;
  }
  if (error instanceof ApiError && error.code === 'plan_required') {
    // The plan ended while the page was open: the offer replaces the button.
    void loadSubscription();
    $analysis.set({ status: 'none', wasStopped: false });
    showToast({ title: UPGRADE_TO_ANALYZE, description: message, dismissAfter: TOAST.upgradeDismissAfter });
    return;
  }
  fail({ title, message, canRetry: !(error instanceof ApiError && LASTING.includes(error.code)) }, before);
}

/** Shows the failure. An earlier analysis stays visible. */
function fail(failure: Failure, before: AnalysisState): void {
  $analysis.set(before.status === 'ready' ? { ...before, failure } : { status: 'failed', failure });
  showToast({ title: failure.title, description: failure.message, destructive: true });
}
