import { useId, useState } from 'react';
import { type AuditPage, getProgramAudit } from '../../../../../contract/programs/program-edits.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { asAdmin, isRefusal } from '../access.ts';
import { Change } from '../Change.tsx';
import { momentOf } from '../moments.ts';
import { fieldName } from './field-name.ts';
import { AUDIT, YES_NO } from './texts.ts';

type Entry = AuditPage['audit'][number];

interface Props {
  program: string;
  /** The newest entries. */
  first: AuditPage;
}

/** The program's audit log: who changed what, when and why. */
export function Audit({ program, first }: Props) {
  const id = useId();
  const [entries, setEntries] = useState(first.audit);
  const [older, setOlder] = useState(first.older);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const showOlder = async (from: number) => {
    setPending(true);
    setFailure(undefined);
    try {
      const params = { id: program, from };
      const page = await asAdmin((token) => call(getProgramAudit, { params, token }));
      setEntries((shown) => [...shown, ...page.audit]);
      setOlder(page.older);
    } catch (error) {
      if (!isRefusal(error)) setFailure(messageOf(error));
    }
    setPending(false);
  };
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id}>{AUDIT.title}</h3>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{AUDIT.none}</p>
      ) : (
        <ol className="admin-list">
          {entries.map((entry, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other reliable key
            <AuditItem key={place} entry={entry} />
          ))}
        </ol>
      )}
      <div role="status" className="empty:hidden">
        {failure !== undefined && <p className="wrap-anywhere">{failure}</p>}
      </div>
      {older !== null && (
        <Button look="quiet" className="self-start" pending={pending} onClick={() => void showOlder(older)}>
          {pending ? AUDIT.loading : AUDIT.older}
        </Button>
      )}
    </section>
  );
}

function AuditItem({ entry: { field, before, after, action, reason, by, at } }: { entry: Entry }) {
  return (
    <li className="stack [--gap:0.5rem]">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft wrap-anywhere">
        <span className={`badge ${action === 'edited' ? 'badge-accent' : 'badge-neutral'}`}>
          {AUDIT.actions[action]}
        </span>
        <span>{momentOf(at)}</span>
        <span>{AUDIT.by(by ?? AUDIT.gone)}</span>
      </p>
      <Change name={fieldName(field)} before={worded(field, before)} after={worded(field, after)} words={AUDIT.words} />
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{AUDIT.reason}: </span>
        {reason}
      </p>
    </li>
  );
}

function worded(field: string, value: string | null): string | null {
  if (field !== 'hidden') return value;
  return value === 'true' ? YES_NO.true : YES_NO.false;
}
