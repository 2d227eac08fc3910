import type { MatchedGrant } from '../../../../contract/grants.ts';
import { ReasonLine } from '../grant/ReasonLine.tsx';
import { grantPath } from '../grant/route.ts';
import { stashGrant } from '../grant/stash.ts';
import { AMOUNT_MISSING, PROVIDER_MISSING, REAL_TIME } from '../grant/texts.ts';
import { VerdictBadge } from '../grant/VerdictBadge.tsx';
import { deadlineOf, PROGRAM_TYPE_WORDS, VERDICT_WORDS } from '../grant/words.ts';
import { cardLinkId } from './return.ts';
import { AMOUNT, DEADLINE } from './texts.ts';

const REASONS_SHOWN = 2;

export function ProgramCard({ grant }: { grant: MatchedGrant }) {
  return (
    <article className="card stack relative h-full [--gap:0.875rem]">
      <p className="flex flex-wrap gap-2">
        <VerdictBadge match={grant.match} />
        <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
        {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
      </p>
      <div>
        <h3 className="font-serif text-xl leading-snug wrap-anywhere">
          {/* The link covers the whole card. */}
          <a
            id={cardLinkId(grant.id)}
            className="text-ink after:absolute after:inset-0 after:rounded-card"
            href={grantPath(grant.id)}
            onClick={() => stashGrant(grant)}
          >
            {grant.title}
          </a>
        </h3>
        <p className="mt-1 text-ink-soft wrap-anywhere">{grant.provider ?? PROVIDER_MISSING}</p>
      </div>
      {grant.match.reasons.length === 0 ? (
        <p>{VERDICT_WORDS[grant.match.verdict].long}</p>
      ) : (
        <ul className="stack [--gap:0.375rem]">
          {grant.match.reasons.slice(0, REASONS_SHOWN).map((reason) => (
            <ReasonLine key={`${reason.criterion} ${reason.text}`} reason={reason} />
          ))}
        </ul>
      )}
      <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-3">
        <CardFact name={AMOUNT} value={grant.amount ?? AMOUNT_MISSING} />
        <CardFact name={DEADLINE} value={deadlineOf(grant)} />
      </dl>
    </article>
  );
}

function CardFact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-[length:var(--size-small)] text-ink-soft">{name}</dt>
      <dd className="line-clamp-3 font-semibold wrap-anywhere">{value}</dd>
    </div>
  );
}
