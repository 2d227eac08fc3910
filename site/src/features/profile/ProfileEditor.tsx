import { type ReactNode, useState } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Lazy } from '../../components/ui/Lazy.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { PART_UNLOADED, RESTORED, SAVE, SAVING, UNSAVED, UPDATE_FAILED } from './texts.ts';
import { useEditor } from './use-editor.ts';

const loadFirstRun = async () => (await import('./first/FirstRun.tsx')).FirstRun;
const loadSections = async () => (await import('./sections/Sections.tsx')).Sections;

interface Props {
  user: User;
  /** Shown below the last first-run screen or the full form. */
  atEnd: ReactNode;
}

/** The profile form: step by step for new members, collapsible sections for returning ones. */
export function ProfileEditor({ user, atEnd }: Props) {
  // Fixed when the page opens, because saving completes the profile before the page closes.
  const [isFirst] = useState(!user.profileComplete);
  const editor = useEditor(user);
  const { form, pending, hasChanges, restored, newer, save } = editor;
  const { root } = form.formState.errors;
  const note = restored && hasChanges && (
    <Alert kind="info">
      <p>{RESTORED[restored]}</p>
      <button type="button" className="text-button min-h-11" onClick={editor.forget}>
        {RESTORED.drop}
      </button>
    </Alert>
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) save();
      }}
      noValidate
      className="stack"
    >
      {!isFirst && note}
      {isFirst ? (
        <Lazy
          load={loadFirstRun}
          props={{ form, pending, onSave: save, note, atEnd }}
          waiting={<Waiting />}
          failed={<Unloaded />}
        />
      ) : (
        <div>
          <Lazy load={loadSections} props={{ form, told: user }} waiting={<Waiting />} failed={<Unloaded />} />
        </div>
      )}
      {root && (
        <Alert kind="error" title={UPDATE_FAILED}>
          <p>{root.message}</p>
        </Alert>
      )}
      {newer && (
        <ConflictNotice
          changed={editor.changedThere}
          onKeep={() => void editor.takeNewer(true)}
          onDrop={() => void editor.takeNewer(false)}
        />
      )}
      {!isFirst && (
        <div className="save-bar" data-changed={hasChanges || undefined}>
          <Button type="submit" large pending={pending}>
            {pending ? SAVING : SAVE}
          </Button>
          {hasChanges && <p className="text-small text-ink-soft">{UNSAVED}</p>}
        </div>
      )}
      {!isFirst && atEnd}
    </form>
  );
}

/** About as tall as the form, so everything below stays out of view. */
function Waiting() {
  return <div className="skeleton h-160" aria-hidden="true" />;
}

function Unloaded() {
  return (
    <Alert kind="error">
      <p>{PART_UNLOADED}</p>
    </Alert>
  );
}
