import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { AiAnswers } from '../../../../../contract/ai/ai.ts';
import { PRIORITY } from '../../../../../contract/limits.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { $ai, loadAi } from '../../billing/plans/ai.ts';
import { $saved } from '../../saved/store.ts';
import type { Ready } from '../state.ts';
import { $query } from '../store.ts';
import { $asking, type Asking, startOrdering } from './ask.ts';
import { askedOf, isOrdered, moveOf } from './in-priority.ts';
import { AS_BEFORE, AS_FOUND, BY_AI, BY_DEMO, NOT_HERE, PREMIUM_ONLY, TOLD, UNORDERED, UPGRADE } from './texts.ts';

/** Requests the AI order and shows its progress. The height is the same while waiting and when done. */
export function PriorityLine({ search }: { search: Ready }) {
  const asking = useStore($asking);
  const query = useStore($query);
  const saved = useStore($saved);
  const ai = useStore($ai);
  const isForPremium = asking.status === 'premium' || (saved.status === 'ready' && !saved.plan.priority);
  // If the plan is unknown, the server decides.
  const mayAsk = saved.status !== 'loading' && !isForPremium;
  const ids = askedOf(search.grants);
  const wanted = mayAsk && ids.length > 1 && !isOrdered(search) ? ids.join(' ') : undefined;
  useEffect(() => void loadAi(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: different words need a new order
  useEffect(() => (wanted === undefined ? undefined : startOrdering()), [wanted, query]);

  return (
    <div className="priority-line">
      <p role="status">{isForPremium ? premiumText(ai) : textOf(asking, search, ai === 'demo')}</p>
      {asking.status === 'failed' && asking.isPassing && (
        <Button
          look="quiet"
          onClick={() => {
            // The button disappears along with the error, so focus the select.
            document.getElementById('results-sort')?.focus({ preventScroll: true });
            startOrdering();
          }}
        >
          {TRY_AGAIN}
        </Button>
      )}
      {!isForPremium && <a href="/ai-notice#what-is-sent-to-a-model">{TOLD}</a>}
      {isForPremium && ai !== 'nobody' && <a href="/subscription?tier=premium">{UPGRADE}</a>}
    </div>
  );
}

function premiumText(ai: AiAnswers | null): string {
  return ai === 'nobody' ? NOT_HERE : PREMIUM_ONLY;
}

function textOf(asking: Asking, search: Ready, isDemo: boolean): string {
  const label = isDemo ? BY_DEMO : BY_AI;
  if (asking.status === 'asking') return search.priority ? label.askingMore : label.asking;
  if (asking.status === 'failed') return `${asking.text} ${search.priority ? AS_BEFORE : AS_FOUND}`;
  if (search.grants.length < 2) return UNORDERED.too_few;
  if (!isOrdered(search)) return '';
  const moved = search.grants.filter(({ id }) => moveOf(id, search.priority)).length;
  return (search.grants.length > PRIORITY.programs ? label.firstOrdered : label.ordered)(moved);
}
