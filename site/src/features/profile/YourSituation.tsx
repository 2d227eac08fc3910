import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { COMMUNITY_LABELS, DISCHARGE_LABELS, HOME_LABELS } from './choices.ts';
import { CheckboxGroup, FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf, numberFieldOf } from './form.ts';
import { asksAboutService } from './form-values.ts';
import { HINTS } from './hints.ts';
import { GROUPS, TICK_WHAT_APPLIES } from './texts.ts';

export function YourSituation({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.situation}>
      <CheckboxGroup legend={TICK_WHAT_APPLIES}>
        <CheckboxField {...fieldOf(form, 'isVeteran')} />
        <CheckboxField {...fieldOf(form, 'isSingleParent')} />
        <CheckboxField {...fieldOf(form, 'hasDisability')} />
      </CheckboxGroup>
      {asksAboutService(form.watch()) && (
        <>
          <SelectField
            {...fieldOf(form, 'veteranDischarge')}
            hint={HINTS.veteranDischarge}
            optional
            choices={DISCHARGE_LABELS}
          />
          <Field {...numberFieldOf(form, 'veteranDisabilityRating')} hint={HINTS.veteranDisabilityRating} optional />
        </>
      )}
      <SelectField {...fieldOf(form, 'communityType')} hint={HINTS.communityType} choices={COMMUNITY_LABELS} />
      <SelectField {...fieldOf(form, 'homeownershipStatus')} hint={HINTS.homeownershipStatus} choices={HOME_LABELS} />
    </FieldGroup>
  );
}
