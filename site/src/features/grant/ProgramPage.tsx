import type { ReactNode } from 'react';
import type { GrantDetail, MatchedGrant } from '../../../../contract/grants.ts';
import type { User } from '../../../../contract/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Later } from '../../components/ui/Later.tsx';
import { AnalysisSection } from '../analysis/AnalysisSection.tsx';
import { ReadyToApply } from '../apply/ReadyToApply.tsx';
import { TextLines } from '../program/TextLines.tsx';
import { REAL_TIME } from '../program/texts.ts';
import { PROGRAM_TYPE_WORDS } from '../program/words.ts';
import { ProgramActions } from '../saved/ProgramActions.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { TrackApplication } from '../tracking/TrackApplication.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Application } from './Application.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Eligibility } from './Eligibility.tsx';
import { TextSkeleton } from './GrantSkeleton.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import { Reckoned } from './Reckoned.tsx';
import { Sources } from './Sources.tsx';
import { ABOUT, CHANGES_UNLOADED, CLOSED, PRINT } from './texts.ts';

interface Props {
  user: User;
  /** What is known of the program, all of it or what the search results left. */
  grant: MatchedGrant;
  /** All of it; `undefined` until it is there. */
  detail: GrantDetail | undefined;
  /** In place of what is not there and does not come. */
  failure?: ReactNode;
}

/** Few programs have changed: who sees them pays for it. */
const loadChanges = () => import('./Changes.tsx').then(({ Changes }) => Changes);

/** A program in detail, in the order in which one decides: what it is, may I have it, what does it take, where to apply. */
export function ProgramPage({ user, grant, detail, failure }: Props) {
  return (
    <div className="program-page">
      <article className="stack min-w-0 [--gap:2rem]">
        <header className="stack [--gap:1rem]">
          <p className="flex flex-wrap gap-2">
            <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
            {grant.sourceType === 'perplexity' && <span className="badge badge-accent">{REAL_TIME}</span>}
          </p>
          <h1 className="title wrap-anywhere" dir="auto">
            {grant.title}
          </h1>
          <div className="program-page-glance">
            <AtAGlance grant={detail ?? grant} />
          </div>
          <ProgramActions user={user} grant={grant}>
            {detail && <ShareButton grant={detail} />}
            <button type="button" className="text-button" onClick={() => print()}>
              {PRINT}
            </button>
          </ProgramActions>
          <Closed grant={detail ?? grant} />
        </header>
        <Eligibility grant={detail ?? grant} />
        {detail?.reckoned && <Reckoned estimate={detail.reckoned} />}
        {grant.description && (
          <section className="stack [--gap:0.75rem]" aria-labelledby="about">
            <h2 id="about">{ABOUT}</h2>
            <TextLines text={grant.description} />
          </section>
        )}
        <KeyFacts grant={grant} detail={detail} />
        {detail ? <Application grant={detail} user={user} /> : (failure ?? <TextSkeleton />)}
        <ReadyToApply grant={grant} deadWebsite={detail?.deadWebsite ?? null}>
          <TrackApplication grantId={grant.id} user={user} />
        </ReadyToApply>
        {/* What is paid comes after what is free. */}
        {detail && <AnalysisSection grant={detail} user={user} />}
        {detail && detail.changes.length > 0 && (
          <Later
            load={loadChanges}
            props={{ changes: detail.changes }}
            waiting={<TextSkeleton />}
            failed={<Alert kind="error">{CHANGES_UNLOADED}</Alert>}
          />
        )}
        {detail && <Sources grant={detail} />}
      </article>
      <ActionBar grant={grant} />
    </div>
  );
}

/** Says that nobody can apply now, and why. Until the server has said so, the deadline does. */
function Closed({ grant }: { grant: MatchedGrant & { closed?: boolean } }) {
  const isOver = grant.deadlineAt !== null && Date.parse(grant.deadlineAt) <= Date.now();
  if (!isOver && !grant.closed) return null;
  return (
    <Alert kind="warning" title={CLOSED.title}>
      <p>{isOver ? CLOSED.passed : CLOSED.withdrawn}</p>
    </Alert>
  );
}
