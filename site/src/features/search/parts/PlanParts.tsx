import { useStore } from '@nanostores/react';
import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import type { Total } from '../../../../../contract/search/search.ts';
import { totalWords } from '../../../../../matching/amounts/amount-words.ts';
import type { GroupName, Plan } from '../../../../../matching/order/plan.ts';
import { $saved } from '../../saved/store.ts';
import { Cards } from './Cards.tsx';
import { PLAN, TOTAL } from './list-texts.ts';
import { TotalWorth } from './TotalWorth.tsx';

interface StartsProps {
  starts: readonly MatchedGrant[];
  /** The total value of the list. */
  total: Total | undefined;
  forOrganization: boolean | undefined;
}

/** The top of the member's own list: its total, and three programs to start with, in order. */
export function PlanStarts({ starts, total, forOrganization }: StartsProps) {
  const known = total && total.counted.length + total.open.length > 0 && total;
  const sum = known && totalWords(known);
  const saved = useStore($saved);
  const isLimited = saved.status === 'ready' && saved.plan.limit !== null;
  return (
    <>
      {/* Only one line, so the first program is near the top. */}
      {sum && (
        <h3 id="total-worth" className="total-worth-title">
          {TOTAL.about(sum)}
        </h3>
      )}
      {starts.length > 0 && (
        <section aria-labelledby="plan-starts" className="plan-starts stack">
          {/* One line on a phone, so the first program's action fits on the first screen. */}
          <div className="flex flex-wrap items-baseline gap-x-2">
            <h3 id="plan-starts" className="subhead">
              {PLAN.starts}
            </h3>
            {starts.length > 1 && (
              <p className="text-small text-ink-soft">
                {forOrganization ? PLAN.startsWhyForOrganization : PLAN.startsWhy}
                {forOrganization && !sum && ` ${PLAN.noSum}`}
              </p>
            )}
          </div>
          <Cards grants={starts} isStart />
          <p className="text-small text-ink-soft">
            {PLAN.saveThem} {isLimited && PLAN.saveFew}
          </p>
        </section>
      )}
      {known && <TotalWorth total={known} />}
    </>
  );
}

/** The rest of the list by likelihood, with rare programs collapsed. */
export function PlanGroups({ groups }: Pick<Plan, 'groups'>) {
  return groups.map(({ name, grants }) => <Group key={name} name={name} grants={grants} />);
}

function Group({ name, grants }: { name: GroupName; grants: readonly MatchedGrant[] }) {
  const { title, text } = PLAN.groups[name];
  const id = `plan-${name}`;
  const cards = <Cards grants={grants} />;
  if (name !== 'onlyIf') {
    return (
      <section aria-labelledby={id} className="plan-group stack [--gap:0.75rem]">
        <div>
          <h3 id={id} className="subhead">
            {title}
          </h3>
          <p className="text-ink-soft">{text}</p>
        </div>
        {cards}
      </section>
    );
  }
  return (
    <details className="plan-rare">
      <summary>
        <h3 id={id} className="subhead">
          {PLAN.folded(title, grants.length)}
        </h3>
      </summary>
      <div className="stack [--gap:0.75rem]">
        <p className="text-ink-soft">{text}</p>
        {cards}
      </div>
    </details>
  );
}
