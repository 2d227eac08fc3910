import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import { getGrant, type Match, type MatchedGrant, type Reason } from '../../../../../../contract/programs/grants.ts';
import { likelihoodSentence } from '../../../../../../matching/rules/likelihood-words.ts';
import { Dialog } from '../../../../components/ui/dialog/Dialog.tsx';
import { LoadingFailed } from '../../../../components/ui/LoadingFailed.tsx';
import { ApiError, call, messageOf } from '../../../../lib/api.ts';
import { $session, sessionEnded } from '../../../account/session/store.ts';
import { CountedPeople } from '../../CountedPeople.tsx';
import { grantPath } from '../../route.ts';
import { stashGrant } from '../../stash.ts';
import { ALL_DETAILS, CONDITIONS, ESTIMATE, WHY_THIS, WOULD_CHANGE_TITLE } from '../../texts.ts';
import { withoutAssumed } from '../assumed.ts';
import { ConditionsInWords } from '../ConditionsInWords.tsx';
import { conditionsInShort } from '../in-short/conditions-in-short.ts';
import { VerdictBadge } from '../VerdictBadge.tsx';
import { CHANGES_FAILED, LOADING_CHANGES, SOURCES_FAILED } from './dialog-texts.ts';
import { SheetConditions } from './SheetConditions.tsx';
import { WouldChange } from './WouldChange.tsx';

export type WhyPart = 'criteria' | 'changes';

export interface WhyDialogProps {
  grant: MatchedGrant;
  /** The part to show first. */
  part: WhyPart;
  onClose: () => void;
}

/** A program's met and open conditions with their sources, and what would change a no. The counts match the card's. */
export function WhyDialog({ grant, part, onClose }: WhyDialogProps) {
  const session = useStore($session);
  const [loaded, load] = useOwnMatch(grant.id);
  const profile = session.status === 'signed-in' ? session.user : undefined;
  const isNo = grant.match.verdict === 'ineligible';
  const match = withoutAssumed(grant.match);
  const reasons = loaded.status === 'ready' ? withSources(match.reasons, loaded.match.reasons) : match.reasons;
  const counted = conditionsInShort(match);
  const criteria = (
    <section key="criteria" className="stack [--gap:1.25rem]" aria-label={CONDITIONS}>
      <SheetConditions reasons={reasons} profile={profile} />
      <CountedPeople reasons={reasons} profile={profile} />
      {reasons.length === 0 && <ConditionsInWords text={grant.eligibility} />}
      {loaded.status === 'failed' && !isNo && (
        <LoadingFailed title={SOURCES_FAILED} message={loaded.message} onTryAgain={load} />
      )}
    </section>
  );
  const changes = isNo && <Changes key="changes" titled={part === 'criteria'} loaded={loaded} onTryAgain={load} />;
  return (
    <Dialog
      size="large"
      isAwaited
      title={part === 'changes' ? WOULD_CHANGE_TITLE : WHY_THIS}
      description={grant.title}
      open
      onOpenChange={(open) => open || onClose()}
      footer={
        <a className="button button-primary" href={grantPath(grant.id)} onClick={() => stashGrant(grant)}>
          {ALL_DETAILS}
        </a>
      }
    >
      <div className="stack [--gap:1.5rem]">
        <div className="stack [--gap:0.5rem]">
          <p className="text-large">{likelihoodSentence(match)}</p>
          {counted && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <VerdictBadge match={match} isCounted /> <span className="text-small">{counted}</span>
            </p>
          )}
        </div>
        {part === 'changes' ? [changes, criteria] : [criteria, changes]}
        <p className="border-t border-line pt-4 text-small text-ink-soft">{ESTIMATE}</p>
      </div>
    </Dialog>
  );
}

/** Returns the reasons counted on the card, with the sources from the program's own record. */
function withSources(reasons: readonly Reason[], own: readonly Reason[]): readonly Reason[] {
  return reasons.map((reason) => {
    const stated = own.find(({ criterion, text }) => criterion === reason.criterion && text === reason.text);
    return stated ? { ...reason, quote: stated.quote, source: stated.source } : reason;
  });
}

type Loaded = { status: 'loading' } | { status: 'ready'; match: Match } | { status: 'failed'; message: string };

/** Loads the match from the program's own record, because lists leave out sources and what would change a no. */
function useOwnMatch(id: string): [Loaded, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each retry reloads
  useEffect(() => {
    const { signal, abort } = abortable();
    setLoaded({ status: 'loading' });
    call(getGrant, { params: { id }, signal })
      .then(({ match }) => setLoaded({ status: 'ready', match }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof ApiError && error.status === 401) return sessionEnded();
        setLoaded({ status: 'failed', message: messageOf(error) });
      });
    return abort;
  }, [id, attempt]);
  return [loaded, () => setAttempt((before) => before + 1)];
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

interface ChangesProps {
  titled: boolean;
  loaded: Loaded;
  onTryAgain: () => void;
}

function Changes({ titled, loaded, onTryAgain }: ChangesProps) {
  return (
    <section className="stack [--gap:0.5rem]" aria-label={WOULD_CHANGE_TITLE}>
      {titled && <h3 className="subhead">{WOULD_CHANGE_TITLE}</h3>}
      {contentOf(loaded, onTryAgain)}
    </section>
  );
}

function contentOf(loaded: Loaded, onTryAgain: () => void): ReactNode {
  switch (loaded.status) {
    case 'loading':
      return (
        <div role="status">
          <p className="visually-hidden">{LOADING_CHANGES}</p>
          <div className="skeleton h-14" aria-hidden="true" />
        </div>
      );
    case 'ready':
      return <WouldChange changes={loaded.match.wouldChange} />;
    case 'failed':
      return <LoadingFailed title={CHANGES_FAILED} message={loaded.message} onTryAgain={onTryAgain} />;
  }
}
