import type { FocusEvent } from 'react';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { CITIZENSHIP_LABELS, MINORITY_LABELS } from './choices.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf, numberFieldOf } from './form.ts';
import { asksAboutResidence, numberOf } from './form-values.ts';
import { HINTS } from './hints.ts';
import { GROUPS } from './texts.ts';

function clearZero({ target }: FocusEvent<HTMLInputElement>) {
  if (numberOf(target.value) === 0) target.value = '';
}

export function AboutYou({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.you}>
      <Field {...numberFieldOf(form, 'age')} hint={HINTS.age} required onFocus={clearZero} />
      <Field {...fieldOf(form, 'location')} hint={HINTS.location} autoComplete="off" required />
      <Field
        {...fieldOf(form, 'zipCode')}
        hint={HINTS.zipCode}
        optional
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <SelectField
        {...fieldOf(form, 'citizenshipStatus')}
        hint={HINTS.citizenshipStatus}
        choices={CITIZENSHIP_LABELS}
      />
      {asksAboutResidence(form.watch()) && (
        <Field {...numberFieldOf(form, 'permanentResidentSince')} hint={HINTS.permanentResidentSince} optional />
      )}
      <SelectField {...fieldOf(form, 'minorityGroup')} hint={HINTS.minorityGroup} choices={MINORITY_LABELS} />
      <Field {...fieldOf(form, 'tribalAffiliation')} hint={HINTS.tribalAffiliation} optional autoComplete="off" />
    </FieldGroup>
  );
}
