import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type EditableProgram, putProgramEdits } from '../../../../../contract/programs/program-edits.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { Conflict } from './Conflict.tsx';
import { faultsIn } from './draft.ts';
import type { EditOutcome, useEditing } from './editing.ts';
import { VISIBILITY } from './texts.ts';

type Props = { program: EditableProgram } & Pick<ReturnType<typeof useEditing>, 'save' | 'reload'>;

/** The last change and the version it produced. The message is hidden once the version changes. */
type SaveNews = Pick<Extract<EditOutcome, { status: 'saved' }>, 'message' | 'version'>;

/** Hides a program from everyone or shows it again, with a reason. */
export function Visibility({ program, save, reload }: Props) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState<SaveNews>();
  const opener = useRef<HTMLButtonElement>(null);
  const isHidden = program.values.hidden;
  const close = (latest?: SaveNews) => {
    setAsking(false);
    setNews(latest);
  };
  // The form that had focus is gone, so focus the button that opened it.
  useEffect(() => {
    if (!isAsking && document.activeElement === document.body && news !== undefined) opener.current?.focus();
  }, [isAsking, news]);
  return (
    <section className="stack items-start [--gap:0.75rem]" aria-labelledby={id}>
      <h3 id={id}>{VISIBILITY.title}</h3>
      <p>{isHidden ? VISIBILITY.hidden : program.state === 'closed' ? VISIBILITY.closed : VISIBILITY.shown}</p>
      <div role="status" className="w-full empty:hidden">
        {news?.version === program.updatedAt && (
          <Alert kind="success">
            <p>{news.message}</p>
          </Alert>
        )}
      </div>
      {isAsking ? (
        <ReasonForm program={program} save={save} reload={reload} onClose={close} />
      ) : (
        <Button ref={opener} look={isHidden ? 'quiet' : 'danger'} onClick={() => setAsking(true)}>
          {isHidden ? VISIBILITY.show : VISIBILITY.hide}
        </Button>
      )}
    </section>
  );
}

type State = { status: 'idle' | 'saving' | 'conflict' | 'loaded' } | { status: 'failed'; message: string };

function ReasonForm({ program, save, reload, onClose }: Props & { onClose: (news?: SaveNews) => void }) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [state, setState] = useState<State>({ status: 'idle' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isHidden = program.values.hidden;
  const [wasHidden] = useState(isHidden);
  const isLoaded = state.status === 'loaded';
  // The button that had focus is gone. Also, one press must never undo what another admin just did.
  useEffect(() => {
    if (!isLoaded) return;
    if (isHidden !== wasHidden) return onClose({ message: VISIBILITY.already, version: program.updatedAt });
    setState({ status: 'idle' });
    field.current?.focus();
  }, [isLoaded, isHidden, wasHidden, onClose, program.updatedAt]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'saving') return;
    const parsed = putProgramEdits.body.safeParse({ edits: { hidden: !isHidden }, reason, basedOn: program.updatedAt });
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return field.current?.focus();
    setState({ status: 'saving' });
    const outcome = await save(parsed.data);
    if (outcome.status === 'over') return;
    if (outcome.status === 'saved') return onClose(outcome);
    setState(outcome);
    if (outcome.status === 'failed') setError(faultsIn(outcome.faults).reason);
  };

  const isSaving = state.status === 'saving';
  const label = isHidden ? VISIBILITY.show : VISIBILITY.hide;
  return (
    <form className="stack w-full max-w-[62ch]" onSubmit={(event) => void submit(event)} noValidate>
      <Field
        ref={field}
        id={`${id}-reason`}
        label={isHidden ? VISIBILITY.showReason : VISIBILITY.hideReason}
        error={error}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {state.status === 'conflict' && <Conflict reload={reload} onLoaded={() => setState({ status: 'loaded' })} />}
      {state.status === 'failed' && (
        <Alert kind="error" title={VISIBILITY.failed}>
          <p className="wrap-anywhere">{state.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => isSaving || onClose()}>
          {VISIBILITY.cancel}
        </Button>
        <Button type="submit" look={isHidden ? 'primary' : 'danger'} pending={isSaving}>
          {label}
        </Button>
      </div>
    </form>
  );
}
