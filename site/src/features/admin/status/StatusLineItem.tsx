import type { StatusLine } from '../../../../../contract/status.ts';
import { Figures } from '../Figures.tsx';
import { StatusItems } from './StatusItems.tsx';
import { FIGURE_NAMES, LINE_NAMES, PROBLEM_NAMES, PROBLEMS, STATE_NAMES, STATUS } from './texts.ts';
import { readable } from './values.ts';

const LOOKS = { fine: 'badge-good', look: 'badge-warn', broken: 'badge-bad' } as const;

/** One part of the product: its state, what that means, what to do, and its figures. */
export function StatusLineItem({ line }: { line: StatusLine }) {
  const { name, state, problem, figures, items } = line;
  const explained = problem === null ? null : PROBLEMS[problem];
  return (
    <li className="stack [--gap:0.75rem]">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {LINE_NAMES[name]} <span className={`badge ${LOOKS[state]} font-sans`}>{badgeOf(line)}</span>
      </h3>
      {explained && (
        <div className="stack max-w-[62ch] [--gap:0.25rem]">
          <p>{explained.means}</p>
          <p>
            <strong>{STATUS.todo}:</strong> {explained.todo}
          </p>
          <p className="text-small text-ink-soft">
            {STATUS.runbook}: <code>{STATUS.runbookFile}</code>, {explained.runbook}
          </p>
        </div>
      )}
      {figures.length > 0 && (
        <Figures
          figures={figures.map((figure) => ({
            name: FIGURE_NAMES[figure.name] ?? figure.name,
            value: readable(figure),
          }))}
        />
      )}
      <StatusItems items={items} />
    </li>
  );
}

function badgeOf({ state, problem }: StatusLine): string {
  return (problem && PROBLEM_NAMES[problem]) ?? STATE_NAMES[state];
}
