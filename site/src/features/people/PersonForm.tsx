import { useRef } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { PEOPLE_PATH } from '../account/session/people-path.ts';
import { Sections } from '../profile/sections/Sections.tsx';

import { NAME_LENGTH } from './limits.ts';
import { EMPTY_ANSWERS, type Person } from './person.ts';
import { FORM, NAME } from './texts.ts';
import { usePersonForm } from './use-person-form.ts';

interface Props {
  userId: number;
  /** Undefined when a person is being added. */
  person: Person | undefined;
}

/** The required sections are open; the rest are collapsed, as in an existing profile. */
const OPENED = ['you', 'household', 'work'] as const;

/** The answers of a person the member helps, in the profile form. */
export function PersonForm({ userId, person }: Props) {
  const nameField = useRef<HTMLInputElement>(null);
  const { form, name, nameFault, typeName, save, isSaved, hasChanges, elsewhere, showNewer } = usePersonForm(
    userId,
    person,
  );
  const { root } = form.formState.errors;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!save()) nameField.current?.focus();
      }}
    >
      <header className="stack [--gap:0.5rem]">
        <h1 className="title wrap-anywhere">{person ? FORM.edit(person.name) : FORM.new}</h1>
        <p className="lead">{FORM.lead}</p>
      </header>
      <div className="max-w-3xl">
        <Field
          id="person-name"
          ref={nameField}
          label={NAME.label}
          hint={NAME.hint}
          error={nameFault}
          required
          autoComplete="off"
          maxLength={NAME_LENGTH}
          dir="auto"
          value={name}
          onChange={({ target }) => typeName(target.value)}
        />
      </div>
      <div>
        <Sections form={form} told={person?.answers ?? EMPTY_ANSWERS} of={name.trim()} opened={person ? [] : OPENED} />
      </div>
      {root && (
        <Alert kind="error" title={FORM.failed}>
          <p>{root.message}</p>
        </Alert>
      )}
      {elsewhere && (
        <Alert
          kind="error"
          title={
            elsewhere === 'removed' ? FORM.removedThere(person?.name ?? '') : FORM.changedThere(person?.name ?? '')
          }
        >
          <p>{elsewhere === 'removed' ? FORM.removedText : FORM.changedText}</p>
          {elsewhere === 'changed' && (
            <Button look="quiet" className="mt-3" onClick={showNewer}>
              {FORM.showNewer}
            </Button>
          )}
        </Alert>
      )}
      <div className="save-bar" data-changed={hasChanges || undefined}>
        <Button type="submit" pending={isSaved}>
          {isSaved ? FORM.saving : FORM.save}
        </Button>
        <a className="button button-ghost" href={PEOPLE_PATH}>
          {FORM.cancel}
        </a>
      </div>
    </form>
  );
}
