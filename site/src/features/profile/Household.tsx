import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { PREGNANCY_LABELS } from './choices.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf, numberFieldOf } from './form.ts';
import { HINTS } from './hints.ts';
import { GROUPS } from './texts.ts';

export function Household({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.household}>
      <Field {...numberFieldOf(form, 'householdSize')} hint={HINTS.householdSize} optional />
      <Field {...numberFieldOf(form, 'householdIncome')} hint={HINTS.householdIncome} optional />
      <Field {...numberFieldOf(form, 'numberOfChildren')} hint={HINTS.numberOfChildren} optional />
      <SelectField {...fieldOf(form, 'pregnancy')} hint={HINTS.pregnancy} optional choices={PREGNANCY_LABELS} />
    </FieldGroup>
  );
}
