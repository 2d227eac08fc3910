import { type SubmitEvent, useRef, useState } from 'react';
import { DRAFT, type Draft } from '../../../../../contract/ai/drafts.ts';
import type { GrantDetail } from '../../../../../contract/programs/grants.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { RemovalQuestion } from '../../../components/ui/dialog/RemovalQuestion.tsx';
import { useUnsavedGuard } from '../../account/session/unsaved.ts';
import { BudgetTable } from './BudgetTable.tsx';
import { DraftCheck } from './DraftCheck.tsx';
import { EDITOR, RESET } from './desk-texts.ts';
import { SectionField } from './SectionField.tsx';
import { loadDrafts, resetDraft, saveDraft } from './store.ts';
import { TakeAway } from './TakeAway.tsx';

interface Props {
  grant: GrantDetail;
  /** The draft as it was loaded. */
  given: Draft;
}

type State = { status: 'idle' | 'saving' | 'saved' | 'asking' } | { status: 'failed' | 'conflict'; message: string };

/** Edits a draft. If another tab saved first, the typed text stays and can be saved over the other version. */
export function DraftEditor({ grant, given }: Props) {
  const [kept, setKept] = useState(given);
  const [texts, setTexts] = useState(() => textsOf(given));
  const [budget, setBudget] = useState(given.budget);
  const [state, setState] = useState<State>({ status: 'idle' });
  /** Number of resets. Each one clears typed text that isn't an amount. */
  const [starts, setStarts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const sections = kept.sections.map((section) => ({ ...section, text: texts[section.key] ?? section.text }));
  const isTooLong = sections.some(({ text }) => text.length > DRAFT.textLength);
  const hasChanges = JSON.stringify([texts, budget]) !== JSON.stringify([textsOf(kept), kept.budget]);
  useUnsavedGuard(hasChanges);

  const show = (draft: Draft) => {
    setKept(draft);
    setTexts(textsOf(draft));
    setBudget(draft.budget);
    setStarts(starts + 1);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state.status === 'saving' || isTooLong) return;
    const { status } = state;
    setState({ status: 'saving' });
    // After a conflict, the member has been warned, so the next save overwrites the newer revision.
    const revision = status === 'conflict' ? await newestRevision(grant.id, kept) : kept.revision;
    const outcome = await saveDraft(grant.id, kept.kind, { texts, budget, revision });
    if (outcome.status !== 'ready') return setState(outcome);
    // Keep text typed during the save.
    setKept(outcome.draft);
    setState({ status: 'saved' });
  };

  const files = { grant, kind: kept.kind, sections, budget };
  return (
    <form ref={form} className="stack [--gap:1.5rem]" onSubmit={(event) => void submit(event)}>
      {sections.map((section) => (
        <SectionField
          key={section.key}
          id={`draft-${kept.kind}-${section.key}`}
          section={section}
          onChange={(text) => setTexts({ ...texts, [section.key]: text })}
        />
      ))}
      {budget && <BudgetTable key={starts} budget={budget} onChange={setBudget} />}
      <DraftCheck sections={sections} budget={budget} />
      {(state.status === 'failed' || state.status === 'conflict') && (
        <Alert kind="error" title={state.status === 'conflict' ? EDITOR.conflict : EDITOR.notSaved}>
          <p>{state.status === 'conflict' ? EDITOR.conflictText : state.message}</p>
        </Alert>
      )}
      {state.status === 'asking' ? (
        <RemovalQuestion
          texts={RESET}
          remove={async () => {
            const outcome = await resetDraft(grant.id, kept.kind);
            if (outcome.status !== 'ready') return outcome.message;
            show(outcome.draft);
            return undefined;
          }}
          onKeep={() => setState({ status: 'idle' })}
          onRemoved={() => {
            setState({ status: 'idle' });
            form.current?.querySelector('textarea')?.focus();
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={state.status === 'saving'}>
            {state.status === 'saving' ? EDITOR.saving : EDITOR.save}
          </Button>
          <TakeAway {...files} />
          {(kept.isChanged || hasChanges) && (
            <Button look="ghost" onClick={() => setState({ status: 'asking' })}>
              {EDITOR.reset}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="text-small text-ink-soft">
        {state.status === 'saved' && !hasChanges && EDITOR.saved}
      </p>
    </form>
  );
}

async function newestRevision(grantId: string, { kind, revision }: Draft): Promise<number> {
  const loaded = await loadDrafts(grantId);
  if (loaded.status !== 'ready') return revision;
  return loaded.drafts.find((one) => one.kind === kind)?.revision ?? revision;
}

function textsOf({ sections }: Draft): Record<string, string> {
  return Object.fromEntries(sections.map(({ key, text }) => [key, text]));
}
