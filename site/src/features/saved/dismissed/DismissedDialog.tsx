import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DismissedGrant, getDismissedGrants } from '../../../../../contract/saved/dismissed.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { LoadingFailed } from '../../../components/ui/LoadingFailed.tsx';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { DOT } from '../../../lib/dot.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import { PROVIDER_MISSING } from '../../program/texts.ts';
import { DISMISSED } from './dialog-texts.ts';
import { $dismissed, bringBack } from './store.ts';
import { DISMISSED_FAILED } from './texts.ts';

type Loaded =
  | { status: 'loading' }
  | { status: 'ready'; grants: readonly DismissedGrant[] }
  | { status: 'failed'; message: string };

export function DismissedDialog({ onClose }: { onClose: () => void }) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const load = useCallback(async () => {
    setLoaded({ status: 'loading' });
    try {
      setLoaded({ status: 'ready', grants: (await call(getDismissedGrants)).dismissedGrants });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return sessionEnded();
      setLoaded({ status: 'failed', message: messageOf(error) });
    }
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <Dialog title={DISMISSED.title} description={DISMISSED.description} open onOpenChange={(open) => open || onClose()}>
      {loaded.status === 'loading' && (
        <div role="status" className="stack [--gap:0.75rem]">
          <p className="visually-hidden">{DISMISSED.loading}</p>
          <div className="skeleton h-14" aria-hidden="true" />
          <div className="skeleton h-14" aria-hidden="true" />
        </div>
      )}
      {loaded.status === 'failed' && (
        <LoadingFailed title={DISMISSED_FAILED} message={loaded.message} onTryAgain={load} />
      )}
      {loaded.status === 'ready' && <DismissedList grants={loaded.grants} />}
    </Dialog>
  );
}

function DismissedList({ grants }: { grants: readonly DismissedGrant[] }) {
  if (grants.length === 0) return <p>{DISMISSED.none}</p>;
  const received = grants.filter(({ getsAlready }) => getsAlready);
  const others = grants.filter(({ getsAlready }) => !getsAlready);
  return (
    <div className="stack [--gap:1.25rem]">
      <Items title={DISMISSED.received} grants={received} />
      <Items title={received.length > 0 ? DISMISSED.others : undefined} grants={others} />
    </div>
  );
}

function Items({ title, grants }: { title: string | undefined; grants: readonly DismissedGrant[] }) {
  if (grants.length === 0) return null;
  return (
    <section>
      {title && <h3 className="subhead">{title}</h3>}
      <ul className="divide-y divide-line">
        {grants.map((grant) => (
          <DismissedItem key={grant.id} grant={grant} />
        ))}
      </ul>
    </section>
  );
}

function DismissedItem({ grant: { id, title, provider, programType } }: { grant: DismissedGrant }) {
  const [isBack, setBack] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  // If the server refused, the store has dismissed it again.
  const isDismissedAgain = useStore($dismissed).has(id);
  const restored = isBack && !isDismissedAgain;
  useEffect(() => {
    if (restored) note.current?.focus();
  }, [restored]);
  const restore = async () => {
    setBack(true);
    if (!(await bringBack(id))) setBack(false);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-[min(100%,14rem)] flex-1 wrap-anywhere">
        <p className="font-semibold" dir="auto">
          {title}
        </p>
        <p className="text-small text-ink-soft" dir="auto">
          {`${PROGRAM_TYPE_WORDS[programType]}${DOT}${provider ?? PROVIDER_MISSING}`}
        </p>
      </div>
      {restored ? (
        <p ref={note} tabIndex={-1} className="text-small font-semibold text-good">
          {DISMISSED.restored}
        </p>
      ) : (
        <Button look="quiet" onClick={() => void restore()}>
          {DISMISSED.restore}
          <span className="visually-hidden"> {title}</span>
        </Button>
      )}
    </li>
  );
}
