import type { FocusEvent } from 'react';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { CITIZENSHIP_LABELS, MINORITY_LABELS } from './choices.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf } from './form.ts';
import { ageOf } from './form-values.ts';
import { GROUPS, HINTS } from './texts.ts';

function clearZero({ target }: FocusEvent<HTMLInputElement>) {
  if (ageOf(target.value) === 0) target.value = '';
}

export function AboutYou({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.you}>
      <Field
        {...fieldOf(form, 'age')}
        {...form.register('age', { setValueAs: ageOf })}
        hint={HINTS.age}
        inputMode="numeric"
        autoComplete="off"
        required
        onFocus={clearZero}
      />
      <Field {...fieldOf(form, 'location')} hint={HINTS.location} autoComplete="off" required />
      <SelectField {...fieldOf(form, 'citizenshipStatus')} choices={CITIZENSHIP_LABELS} />
      <SelectField {...fieldOf(form, 'minorityGroup')} choices={MINORITY_LABELS} />
      <div className="col-span-full">
        <Field {...fieldOf(form, 'tribalAffiliation')} hint={HINTS.tribalAffiliation} optional autoComplete="off" />
      </div>
    </FieldGroup>
  );
}
