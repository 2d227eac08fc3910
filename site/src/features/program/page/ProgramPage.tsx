import type { ReactNode } from 'react';
import type { User } from '../../../../../contract/account/user.ts';
import type { GrantDetail, MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Lazy } from '../../../components/ui/Lazy.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { EnglishMark, languageOf } from '../../../locale/english/english-mark.ts';
import { useApplyWay } from '../../applications/apply/use-website.ts';
import { ProgramActions } from '../../saved/ProgramActions.tsx';
import { PROGRAM_TYPE_WORDS } from '../conditions/type-words.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { REAL_TIME } from '../texts.ts';
import { ActionBar } from './ActionBar.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Eligibility } from './Eligibility.tsx';
import { TextSkeleton } from './GrantSkeleton.tsx';
import { CLOSED, PRINT } from './texts.ts';

interface Props {
  user: User;
  /** The full record, or the version stored from the search results. */
  grant: MatchedGrant;
  /** The full record; `undefined` until it loads. */
  detail: GrantDetail | undefined;
  /** Shown instead of parts that failed to load. */
  failure?: ReactNode;
}

/** Everything below the first screen loads after it. */
const loadRest = () => import('./Rest.tsx').then(({ Rest }) => Rest);

/** A program in decision order: do I qualify, what's it worth, what's the deadline, what's next, and then the rest. */
export function ProgramPage({ user, grant, detail, failure }: Props) {
  const known = detail ?? grant;
  const way = useApplyWay(grant, detail?.deadWebsite ?? null);
  const closed = closedBecause(known);
  return (
    <div className="program-page">
      <article className="stack min-w-0 [--gap:2rem]">
        <header className="stack [--gap:0.875rem]">
          <p className="flex flex-wrap gap-2">
            <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
            {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
          </p>
          <h1 className="title wrap-anywhere" dir="auto" lang={languageOf(grant)}>
            {grant.title}
            <EnglishMark isEnglish={grant.isEnglish} />
          </h1>
          <div className="program-page-glance">
            <AtAGlance grant={known} />
          </div>
          {closed && (
            <Alert kind="warning" title={CLOSED.title}>
              <p>{closed}</p>
            </Alert>
          )}
          <ProgramActions user={user} grant={grant}>
            {detail && <ShareButton grant={detail} />}
            <button type="button" className="text-button" onClick={() => print()}>
              {PRINT}
            </button>
          </ProgramActions>
        </header>
        <Eligibility grant={known} />
        <Lazy
          load={loadRest}
          props={{ user, grant, detail, failure, way }}
          waiting={<TextSkeleton />}
          failed={failure ?? <Alert kind="error">{UNLOADED}</Alert>}
        />
      </article>
      <ActionBar grant={known} way={way} isClosed={closed !== undefined} />
    </div>
  );
}

/**
 * Returns why applications are closed; `undefined` if they're open. Based on the deadline until the server responds.
 */
function closedBecause(grant: MatchedGrant & { closed?: boolean }): string | undefined {
  if (grant.deadlineAt !== null && Date.parse(grant.deadlineAt) <= Date.now()) return CLOSED.passed;
  return grant.closed ? CLOSED.withdrawn : undefined;
}
