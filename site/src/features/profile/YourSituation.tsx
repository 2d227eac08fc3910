import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { COMMUNITY_LABELS, HOME_LABELS } from './choices.ts';
import { CheckboxGroup, FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf } from './form.ts';
import { GROUPS, TICK_WHAT_APPLIES } from './texts.ts';

export function YourSituation({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.situation}>
      <CheckboxGroup legend={TICK_WHAT_APPLIES}>
        <CheckboxField {...fieldOf(form, 'isVeteran')} />
        <CheckboxField {...fieldOf(form, 'isSingleParent')} />
        <CheckboxField {...fieldOf(form, 'hasDisability')} />
      </CheckboxGroup>
      <SelectField {...fieldOf(form, 'communityType')} choices={COMMUNITY_LABELS} />
      <SelectField {...fieldOf(form, 'homeownershipStatus')} choices={HOME_LABELS} />
    </FieldGroup>
  );
}
