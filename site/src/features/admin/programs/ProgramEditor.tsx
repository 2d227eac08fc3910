import { useCallback, useId } from 'react';
import { type EditableProgram, getEditableProgram } from '../../../../../contract/programs/program-edits.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { call, pathOf } from '../../../lib/api.ts';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { Figures } from '../Figures.tsx';
import { momentOf } from '../moments.ts';
import { ViewLink } from '../ViewLink.tsx';
import { Audit } from './Audit.tsx';
import { EditForm } from './EditForm.tsx';
import { useEditing } from './editing.ts';
import { Merged } from './Merged.tsx';
import { Rules } from './Rules.tsx';
import { StateBadge } from './StateBadge.tsx';
import { EDITED, EDITOR, FIELD_NAMES } from './texts.ts';
import { Visibility } from './Visibility.tsx';

/** The member's page for a program. */
const MEMBERS_PAGE = '/grants/:id/apply';

interface Props {
  id: string;
  /** The search words, for the link back. */
  words: string;
}

/** One program: its editable fields, its edit history, and the merged records. */
export function ProgramEditor({ id, words }: Props) {
  const ask = useCallback((sent: Sent) => call(getEditableProgram, { params: { id }, ...sent }), [id]);
  const { answer, again } = useAnswer(ask);
  return (
    <div className="stack">
      <ViewLink
        to={{ kind: 'programs', words, program: null }}
        className="inline-flex min-h-11 items-center gap-2 self-start"
      >
        <span aria-hidden="true">←</span>
        {EDITOR.back}
      </ViewLink>
      <Answered answer={answer} again={again} failed={EDITOR.failed}>
        {(program) => <Opened first={program} words={words} />}
      </Answered>
    </div>
  );
}

function Opened({ first, words }: { first: EditableProgram; words: string }) {
  const heading = useId();
  const { program, save, reload } = useEditing(first);
  const { id, title, source, programType, state, isEdited, updatedAt, mergedInto, mergedFrom, audit, older, rules } =
    program;
  return (
    <article className="stack [--gap:2rem]" aria-labelledby={heading}>
      <div className="stack [--gap:0.75rem]">
        <h2 id={heading} className="wrap-anywhere">
          {title}
        </h2>
        <p className="flex flex-wrap gap-2">
          <StateBadge state={state} />
          {isEdited && <span className="badge badge-accent">{EDITED}</span>}
        </p>
        <Figures
          figures={[
            { name: EDITOR.source, value: source },
            { name: FIELD_NAMES.programType, value: PROGRAM_TYPE_WORDS[programType] },
            { name: EDITOR.updated, value: momentOf(updatedAt) },
            { name: EDITOR.id, value: id },
          ]}
        />
        {(state === 'open' || state === 'closed') && (
          <a className="inline-flex min-h-11 items-center self-start" href={pathOf(MEMBERS_PAGE, { id })}>
            {EDITOR.asMembers}
          </a>
        )}
      </div>
      {mergedInto === null ? (
        <>
          <EditForm program={program} save={save} reload={reload} />
          <Rules rules={rules} />
          <Visibility program={program} save={save} reload={reload} />
        </>
      ) : (
        <Alert kind="info" title={EDITOR.merged.title}>
          <p>{EDITOR.merged.text}</p>
          <ViewLink
            to={{ kind: 'programs', words, program: mergedInto }}
            className="inline-flex min-h-11 items-center wrap-anywhere"
          >
            {EDITOR.merged.open}
          </ViewLink>
        </Alert>
      )}
      <Merged records={mergedFrom} words={words} />
      <Audit key={updatedAt} program={id} first={{ audit, older }} />
    </article>
  );
}
