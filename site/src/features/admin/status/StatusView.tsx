import { useId, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Answered } from '../Answered.tsx';
import { clockOf } from '../moments.ts';
import { AiCosts } from './AiCosts.tsx';
import { type Status, useStatus } from './follow.ts';
import { StatusLineItem } from './StatusLineItem.tsx';
import { STATUS, summary } from './texts.ts';

/** The health of each part of the product. Parts that need attention come first. */
export function StatusView() {
  const id = useId();
  const { answer, isOld, again } = useStatus();
  const [isLooking, setLooking] = useState(false);
  const look = async () => {
    setLooking(true);
    await again();
    setLooking(false);
  };
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="stack [--gap:0.25rem]">
          <h2 id={id}>{STATUS.title}</h2>
          <p className="max-w-[62ch] text-ink-soft">{STATUS.lead}</p>
        </div>
        {answer.status === 'ready' && (
          <Button look="quiet" className="flex-none" pending={isLooking} onClick={() => void look()}>
            {STATUS.refresh}
          </Button>
        )}
      </div>
      <Answered answer={answer} again={again} failed={STATUS.failed}>
        {(status) => <Lines status={status} isOld={isOld} />}
      </Answered>
      <AiCosts />
    </section>
  );
}

const ORDER = { broken: 0, look: 1, fine: 2 } as const;

function Lines({ status: { at, lines }, isOld }: { status: Status; isOld: boolean }) {
  if (lines.length === 0) {
    return (
      <EmptyState title={STATUS.none.title} as="h3">
        <p>{STATUS.none.text}</p>
      </EmptyState>
    );
  }
  const of = (state: 'broken' | 'look') => lines.filter((line) => line.state === state).length;
  return (
    <div className="stack [--gap:0.75rem]">
      <div className="flex flex-wrap gap-x-3 text-ink-soft">
        <p role="status">{isOld ? STATUS.lost : summary(of('broken'), of('look'))}</p>
        <p className="tabular-nums">{STATUS.looked(clockOf(new Date(at)))}</p>
      </div>
      <ul className="admin-list">
        {lines
          .toSorted((one, other) => ORDER[one.state] - ORDER[other.state])
          .map((line) => (
            <StatusLineItem key={line.name} line={line} />
          ))}
      </ul>
    </div>
  );
}
