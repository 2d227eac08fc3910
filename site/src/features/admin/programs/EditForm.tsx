import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { EditableProgram } from '../../../../../contract/programs/program-edits.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { TextAreaField } from '../../../components/ui/form/TextAreaField.tsx';
import { $access } from '../access.ts';
import { Conflict } from './Conflict.tsx';
import { changedFields, type Draft, type Faults, NO_DRAFT, requestOf, TYPED_FIELDS } from './draft.ts';
import { EditorField } from './EditorField.tsx';
import type { useEditing } from './editing.ts';
import { draftKeptFor, dropDraft, keepDraft } from './kept-draft.ts';
import { CONFLICT, FORM } from './texts.ts';
import { useUnsavedEdits } from './unsaved.ts';

const LONGEST_REASON = 500;

type Props = { program: EditableProgram } & Pick<ReturnType<typeof useEditing>, 'save' | 'reload'>;
type SaveState =
  | { status: 'nothing' | 'conflict' }
  | { status: 'saved'; message: string; version: string }
  | { status: 'loaded' | 'failed'; message: string };

/** Form to correct the source's data. Typed text stays until it's saved or discarded. */
export function EditForm({ program, save, reload }: Props) {
  const id = useId();
  const [kept] = useState(() => draftKeptFor(program.id));
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? NO_DRAFT);
  const [reason, setReason] = useState(kept?.reason ?? '');
  const [faults, setFaults] = useState<Faults>({});
  const [saveState, setSaveState] = useState<SaveState>(
    kept ? { status: 'loaded', message: FORM.kept } : { status: 'nothing' },
  );
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const changed = changedFields(program, draft);
  const hasChanges = changed.length > 0;
  useUnsavedEdits(hasChanges);
  useEffect(dropDraft, []);
  // Covers a login ended by this form's own call or any other.
  useEffect(
    () => $access.listen((access) => access === 'lost' && hasChanges && keepDraft(program.id, { draft, reason })),
    [program.id, draft, reason, hasChanges],
  );
  // Move focus to the first rejected field, for admins who can't see the red.
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);

  const change = (next: Draft) => {
    setDraft(next);
    if (saveState.status === 'saved') setSaveState({ status: 'nothing' });
  };
  const discard = () => {
    change(NO_DRAFT);
    setReason('');
    setFaults({});
    setSaveState({ status: 'nothing' });
  };
  /** The button that had focus is gone, so focus the reason field. */
  const loaded = () => {
    setSaveState({ status: 'loaded', message: CONFLICT.loaded });
    document.getElementById(`${id}-reason`)?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    // The browser returns an empty value for a half-typed date, and saving that would delete the deadline.
    const day = form.current?.querySelector<HTMLInputElement>('input[type="date"]');
    if (day?.validity.badInput) return setFaults({ deadlineDate: FORM.incompleteDay });
    if (changed.length === 0) return;
    const wanted = requestOf(program, draft, reason);
    if ('faults' in wanted) return setFaults(wanted.faults);
    setFaults({});
    setPending(true);
    const outcome = await save(wanted.request);
    setPending(false);
    if (outcome.status === 'over') return;
    if (outcome.status === 'saved') {
      setDraft(NO_DRAFT);
      setReason('');
    }
    if (outcome.status === 'failed') setFaults(outcome.faults);
    setSaveState(outcome);
  };

  return (
    <form ref={form} className="stack" onSubmit={(event) => void submit(event)} aria-labelledby={id} noValidate>
      <div className="stack [--gap:0.25rem]">
        <h3 id={id}>{FORM.title}</h3>
        <p className="text-ink-soft">{FORM.lead}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2">
        {TYPED_FIELDS.map((field) => (
          <EditorField
            key={field}
            field={field}
            program={program}
            draft={draft}
            error={faults[field]}
            onChange={change}
          />
        ))}
      </div>
      <TextAreaField
        id={`${id}-reason`}
        label={FORM.reason}
        hint={FORM.reasonHint}
        error={faults.reason}
        limit={LONGEST_REASON}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {saveState.status === 'conflict' && <Conflict reload={reload} onLoaded={loaded} />}
      {saveState.status === 'failed' && (
        <Alert kind="error" title={FORM.failed}>
          <p className="wrap-anywhere">{saveState.message}</p>
        </Alert>
      )}
      <div role="status" className="empty:hidden">
        {(saveState.status === 'loaded' ||
          (saveState.status === 'saved' && saveState.version === program.updatedAt)) && (
          <Alert kind={saveState.status === 'saved' ? 'success' : 'info'}>
            <p>{saveState.message}</p>
          </Alert>
        )}
      </div>
      <p className="text-ink-soft" aria-live="polite">
        {hasChanges ? FORM.changed(changed.length) : saveState.status === 'saved' ? null : FORM.nothing}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {pending ? FORM.saving : FORM.save}
        </Button>
        {changed.length > 0 && !pending && (
          <Button look="ghost" onClick={discard}>
            {FORM.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
