import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type AlertFrequency,
  type Alerts,
  type SavedSearch,
  SEARCH_NAME_MAX_LENGTH,
  searchSettings,
} from '../../../../contract/saved/alerts.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { RadioGroupField } from '../../components/ui/form/RadioGroupField.tsx';
import type { SearchSettings } from './store.ts';
import { FREQUENCIES, FREQUENCY, NAME, NO_ROOM, PART_OF_PREMIUM } from './texts.ts';

interface Props {
  id?: string;
  first: SearchSettings;
  alerts: Alerts;
  /** The search being edited. It keeps its slot in the plan's limit. */
  search?: SavedSearch;
  failure: string;
  /** Returns an error message on failure. */
  onSubmit: (settings: SearchSettings) => Promise<string | undefined>;
  /** The form's buttons, unless they're somewhere else. */
  children?: (pending: boolean) => ReactNode;
}

/** Asks for a saved search's name and email frequency. */
export function SearchSettingsForm({ id, first, alerts, search, failure, onSubmit, children }: Props) {
  const field = useId();
  const [name, setName] = useState(first.name);
  const [frequency, setFrequency] = useState(first.frequency);
  const [nameError, setNameError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  // The form opened after a click. The name is a suggestion that typing replaces.
  useEffect(() => {
    nameField.current?.focus();
    nameField.current?.select();
  }, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending) return;
    const parsed = searchSettings.safeParse({ name, frequency });
    setNameError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return nameField.current?.focus();
    setPending(true);
    setRefusal(undefined);
    const refused = await onSubmit(parsed.data);
    setPending(false);
    setRefusal(refused);
  };

  return (
    <form id={id} className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {refusal !== undefined && (
        <Alert kind="error" title={failure}>
          <p>{refusal}</p>
        </Alert>
      )}
      <Field
        ref={nameField}
        id={field}
        label={NAME.label}
        hint={NAME.hint}
        error={nameError}
        value={name}
        maxLength={SEARCH_NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <RadioGroupField
        id={`${field}-frequency`}
        name={`${field}-frequency`}
        label={FREQUENCY}
        options={optionsOf(alerts, search)}
        current={frequency}
        onPick={setFrequency}
      />
      {children?.(pending)}
    </form>
  );
}

/** Returns the choices for how often a search sends email. A new search defaults to the first that isn't disabled. */
export function optionsOf({ allowed, searches }: Alerts, search?: SavedSearch) {
  const others = searches.filter((other) => other.id !== search?.id && other.frequency !== 'off');
  const hasRoom = others.length < allowed.alerts;
  const option = (value: AlertFrequency, refusal: string | undefined) => ({
    value,
    label: FREQUENCIES[value],
    ...(refusal === undefined ? {} : { note: refusal, disabled: true }),
  });
  const noRoom = hasRoom || (search?.frequency !== undefined && search.frequency !== 'off') ? undefined : NO_ROOM;
  return [
    option('weekly', noRoom),
    option('daily', allowed.daily ? noRoom : PART_OF_PREMIUM),
    option('off', undefined),
  ];
}
