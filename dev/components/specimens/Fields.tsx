import { useState } from 'react';
import { CheckboxField } from '../../../site/src/components/ui/form/CheckboxField.tsx';
import { Field } from '../../../site/src/components/ui/form/Field.tsx';
import { PasswordField } from '../../../site/src/components/ui/form/PasswordField.tsx';
import { RadioGroupField } from '../../../site/src/components/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '../../../site/src/components/ui/form/TextAreaField.tsx';

const LONG_LABEL =
  'The name of the organization that you apply for, as it stands in its articles of incorporation or its charter';
const LONG_ERROR =
  'This name is longer than what the register of charities can hold. Shorten it, or leave out the words in brackets.';
const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'grant', label: 'Grants' },
  { value: 'loan', label: 'Loans' },
  { value: 'assistance', label: 'Assistance' },
] as const;
const PLANS = [
  { value: 'free', label: 'Free', note: 'Search, and keep 5 programs' },
  { value: 'premium', label: 'Premium', note: 'Compare, export, and get alerts each day' },
  { value: 'platinum', label: 'Platinum', note: 'Coming soon', disabled: true },
] as const;

export function FieldsSpecimen() {
  const kind = useChoice<(typeof KINDS)[number]['value']>('grant');
  const plan = useChoice<(typeof PLANS)[number]['value']>('premium');
  return (
    <form className="specimen-stack" onSubmit={(event) => event.preventDefault()}>
      <Field id="field-resting" label="Resting" placeholder="A placeholder" />
      <Field id="field-filled" label="Filled" hint="With a hint under the label." defaultValue="Maria Sample" />
      <Field id="field-optional" label="May stay empty" optional />
      <Field id="field-invalid" label="Invalid" defaultValue="maria@" error="Please enter a valid email" />
      <Field id="field-long" label={LONG_LABEL} hint={LONG_LABEL} defaultValue={LONG_LABEL} error={LONG_ERROR} />
      <Field id="field-readonly" label="Read-only" defaultValue="maria@example.org" readOnly />
      <Field id="field-disabled" label="Disabled" defaultValue="Not now" disabled />
      <PasswordField id="field-password" label="Password" defaultValue="correct horse" autoComplete="off" />
      <PasswordField
        id="field-password-invalid"
        label="Invalid password"
        autoComplete="off"
        error="At least 8 characters"
      />
      <TextAreaField id="text" label="Text" hint="Grows with what is written." />
      <TextAreaField
        id="text-limit"
        label="Text with a limit"
        limit={60}
        defaultValue="We plant trees in schoolyards."
      />
      <TextAreaField
        id="text-over"
        label="Too long"
        limit={20}
        defaultValue="We plant trees in schoolyards."
        error="Shorten your text to 20 characters."
      />
      <TextAreaField id="text-disabled" label="Disabled text" defaultValue="Not now" disabled />
      <CheckboxField id="check" label="I agree to the terms" />
      <CheckboxField id="check-on" label="I am a veteran" hint="You served on active duty." defaultChecked />
      <CheckboxField id="check-invalid" label={LONG_LABEL} error="Please agree to go on" />
      <CheckboxField id="check-disabled" label="Disabled" disabled defaultChecked />
      <RadioGroupField id="pills" name="pills" label="Pills" options={KINDS} look="pills" {...kind} />
      <RadioGroupField
        id="rows"
        name="rows"
        label="Rows"
        hint="Choose what describes you best."
        optional
        options={PLANS}
      />
      <RadioGroupField id="cards" name="cards" label="Cards" options={PLANS} look="cards" {...plan} />
      <RadioGroupField
        id="cards-invalid"
        name="cards-invalid"
        label="Nothing chosen"
        options={PLANS}
        look="cards"
        required
        error="Please choose a plan"
      />
      <RadioGroupField
        id="pills-disabled"
        name="pills-disabled"
        label="Disabled"
        options={KINDS}
        look="pills"
        disabled
      />
    </form>
  );
}

function useChoice<Value extends string>(first: Value) {
  const [current, onPick] = useState(first);
  return { current, onPick };
}
