import { useEffect, useState } from 'react';
import type { SavedGrant } from '../../../../../contract/saved/saved.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { Spinner } from '../../../components/ui/Spinner.tsx';
import { TRY_AGAIN } from '../../../components/ui/texts.ts';
import { dayOf } from '../../../lib/dates.ts';
import { CALENDAR } from './calendar-texts.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { type Feed, fetchFeed, makeFeed, type Outcome, turnFeedOff } from './feed.ts';

interface Props {
  grants: readonly SavedGrant[];
  onClose: () => void;
}

/** The private calendar feed: create its URL, copy it, renew it, turn it off. */
export function CalendarDialog({ grants, onClose }: Props) {
  const [feed, setFeed] = useState<Feed>({ status: 'loading' });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = async (ask: () => Promise<Outcome>) => {
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await ask();
    if (outcome.status === 'failed') setFailure(outcome.message);
    else setFeed(outcome);
    setIsBusy(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => void run(fetchFeed), []);
  const isOn = feed.status === 'kept' || feed.status === 'made';
  const hasDates = grants.some(({ deadlineAt, closed }) => deadlineAt !== null && !closed);

  return (
    <Dialog
      title={CALENDAR.title}
      description={CALENDAR.description}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={
        feed.status !== 'loading' && (
          <>
            {isOn && (
              <Button look="ghost" pending={isBusy} onClick={() => void run(turnFeedOff)}>
                {CALENDAR.turnOff}
              </Button>
            )}
            <Button look={isOn ? 'quiet' : 'primary'} pending={isBusy} onClick={() => void run(makeFeed)}>
              {isOn ? CALENDAR.makeNew : CALENDAR.make}
            </Button>
          </>
        )
      }
    >
      <div className="stack [--gap:1rem]">
        {failure !== undefined && (
          <Alert kind="error" title={CALENDAR.failed}>
            <p>{failure}</p>
            {feed.status === 'loading' && (
              <Button look="quiet" className="mt-3" onClick={() => void run(fetchFeed)}>
                {TRY_AGAIN}
              </Button>
            )}
          </Alert>
        )}
        {feed.status === 'loading' && failure === undefined && <Spinner label={CALENDAR.loading} />}
        <div role="status">{stateText(feed)}</div>
        {feed.status === 'made' && <FeedAddress url={feed.feed.url} />}
        {feed.status !== 'loading' && !hasDates && <p className="text-ink-soft">{CALENDAR.noDates}</p>}
      </div>
    </Dialog>
  );
}

function stateText(feed: Feed) {
  if (feed.status === 'none') return <p>{CALENDAR.none}</p>;
  if (feed.status === 'off') return <p>{CALENDAR.off}</p>;
  if (feed.status === 'made') return <p>{CALENDAR.once}</p>;
  if (feed.status !== 'kept') return null;
  return (
    <p>
      {CALENDAR.since(dayOf(feed.feed.createdAt))} {CALENDAR.lost}
    </p>
  );
}
