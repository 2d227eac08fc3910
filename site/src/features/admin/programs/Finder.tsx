import { type SubmitEvent, useCallback, useEffect, useId, useState } from 'react';
import { type FoundProgram, findPrograms } from '../../../../../contract/programs/program-edits.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { call } from '../../../lib/api.ts';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import { Answered } from '../Answered.tsx';
import { type Sent, useAnswer } from '../answer.ts';
import { agoOf } from '../moments.ts';
import { ViewLink } from '../ViewLink.tsx';
import { openView } from '../view.ts';
import { StateBadge } from './StateBadge.tsx';
import { EDITED, FIND, updated } from './texts.ts';

/** Searches programs. The search words are in the URL, so Back returns to the results. */
export function Finder({ words }: { words: string }) {
  const id = useId();
  const [typed, setTyped] = useState(words);
  const [error, setError] = useState<string>();
  const [turn, setTurn] = useState(0);
  useEffect(() => setTyped(words), [words]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = findPrograms.body.safeParse({ words: typed });
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return document.getElementById(`${id}-words`)?.focus();
    setTurn(turn + 1);
    if (parsed.data.words !== words) openView({ kind: 'programs', words: parsed.data.words, program: null });
  };

  return (
    <section className="stack" aria-labelledby={id}>
      <div className="stack [--gap:0.25rem]">
        <h2 id={id}>{FIND.title}</h2>
        <p className="text-ink-soft">{FIND.lead}</p>
      </div>
      <form className="stack max-w-[62ch] [--gap:0.75rem]" onSubmit={submit} noValidate>
        <Field
          id={`${id}-words`}
          label={FIND.label}
          error={error}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="self-start">
          {FIND.submit}
        </Button>
      </form>
      {words.length > 1 && <Found key={`${words} ${turn}`} words={words} />}
    </section>
  );
}

function Found({ words }: { words: string }) {
  const ask = useCallback((sent: Sent) => call(findPrograms, { body: { words }, ...sent }), [words]);
  const { answer, again } = useAnswer(ask);
  return (
    <Answered answer={answer} again={again} failed={FIND.failed}>
      {({ programs, hasMore }) =>
        programs.length === 0 ? (
          <EmptyState title={FIND.none.title} as="h3">
            <p>{FIND.none.text}</p>
          </EmptyState>
        ) : (
          <div className="stack [--gap:0.75rem]">
            <p role="status" className="text-ink-soft">
              {FIND.found(programs.length, hasMore)}
            </p>
            <ul className="admin-list">
              {programs.map((program) => (
                <FoundItem key={program.id} program={program} words={words} />
              ))}
            </ul>
          </div>
        )
      }
    </Answered>
  );
}

function FoundItem({ program, words }: { program: FoundProgram; words: string }) {
  const { id, title, source, programType, state, isEdited, updatedAt } = program;
  return (
    <li className="stack [--gap:0.375rem]">
      <ViewLink to={{ kind: 'programs', words, program: id }} className="admin-found">
        {title}
      </ViewLink>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft wrap-anywhere">
        <StateBadge state={state} />
        {isEdited && <span className="badge badge-accent">{EDITED}</span>}
        <span>{PROGRAM_TYPE_WORDS[programType]}</span>
        <span>{source}</span>
        <span>{updated(agoOf(updatedAt))}</span>
      </p>
    </li>
  );
}
