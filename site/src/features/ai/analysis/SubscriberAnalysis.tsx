import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { TRY_AGAIN, UNLOADED } from '../../../components/ui/texts.ts';
import { showToast } from '../../../components/ui/toast.ts';
import { Banner } from './Banner.tsx';
import { followAnalysis } from './earlier.ts';
import { Running } from './Running.tsx';
import { $analysis, type AnalysisState } from './store.ts';
import { BANNER, READY, REQUIREMENTS_FAILED, STOP, STOPPED, WITHOUT_MODEL } from './texts.ts';

const loadResult = async () => (await import('./AnalysisResult.tsx')).AnalysisResult;

/** Loads the analysis code on the first press. */
async function beginAnalysis(userId: number, grantId: string): Promise<void> {
  if ($analysis.get().status === 'running') return;
  try {
    const { analyze } = await import('./analyze.ts');
    await analyze(userId, grantId);
  } catch {
    const failure = { title: REQUIREMENTS_FAILED, message: UNLOADED, canRetry: false };
    $analysis.set({ status: 'failed', failure });
    showToast({ title: failure.title, description: failure.message, destructive: true });
  }
}

/** The analyze button, the progress, and the result. */
export function SubscriberAnalysis({ grant, user }: { grant: GrantDetail; user: User }) {
  const state = useStore($analysis);
  useEffect(() => followAnalysis(user.id, grant.id), [user.id, grant.id]);
  const part = useFocusKept(state.status);
  const begin = () => void beginAnalysis(user.id, grant.id);
  return (
    <div ref={part} tabIndex={-1} className="analysis">
      <p className="visually-hidden" role="status">
        {state.status === 'ready' && READY}
      </p>
      {contentOf(state, grant, begin)}
    </div>
  );
}

function contentOf(state: AnalysisState, grant: GrantDetail, begin: () => void) {
  const { programType, analyzedBy } = grant;
  switch (state.status) {
    case 'none':
      return (
        <Banner programType={programType} analyzedBy={analyzedBy}>
          {state.wasStopped && <p role="status">{STOPPED}</p>}
          <Button large onClick={begin}>
            {analyzedBy === 'record' ? WITHOUT_MODEL.button : BANNER[programType].button}
          </Button>
        </Banner>
      );
    case 'running':
      return (
        <Banner
          programType={programType}
          analyzedBy={analyzedBy}
          instead={<Running step={state.step} analyzedBy={analyzedBy} />}
        >
          <Button look="quiet" onClick={state.stop}>
            {STOP}
          </Button>
        </Banner>
      );
    case 'failed': {
      const { title, message, canRetry } = state.failure;
      return (
        <div className="stack">
          <Banner programType={programType} analyzedBy={analyzedBy} />
          <Alert kind="error" title={title}>
            <p>{message}</p>
            {canRetry && (
              <Button look="quiet" className="mt-3" onClick={begin}>
                {TRY_AGAIN}
              </Button>
            )}
          </Alert>
        </div>
      );
    }
    case 'ready':
      return (
        <Lazy
          load={loadResult}
          props={{ analysis: state.analysis, failure: state.failure, grant, onRetry: begin }}
          waiting={<Banner programType={programType} analyzedBy={analyzedBy} />}
          failed={<Alert kind="error">{UNLOADED}</Alert>}
        />
      );
  }
}

/** When the pressed button disappears, focuses its section so focus isn't lost. */
function useFocusKept(status: AnalysisState['status']) {
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status && document.activeElement === document.body) {
      part.current?.focus({ preventScroll: true });
    }
    before.current = status;
  }, [status]);
  return part;
}
