import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { NONPROFIT_LABELS, TIMELINE_LABELS } from './choices.ts';
import { CheckboxGroup, FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf, numberFieldOf } from './form.ts';
import { asksAboutOrganization } from './form-values.ts';
import { HINTS } from './hints.ts';
import { GROUPS, TICK_WHAT_APPLIES } from './texts.ts';

export function OrganizationAndPlans({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.plans}>
      <CheckboxGroup legend={TICK_WHAT_APPLIES}>
        <CheckboxField {...fieldOf(form, 'ownsBusinesss')} />
        <CheckboxField {...fieldOf(form, 'seekingStartupGrant')} />
        <CheckboxField {...fieldOf(form, 'previousGrantExperience')} />
      </CheckboxGroup>
      <SelectField {...fieldOf(form, 'nonprofitStatus')} choices={NONPROFIT_LABELS} />
      <SelectField {...fieldOf(form, 'projectTimeline')} choices={TIMELINE_LABELS} />
      {asksAboutOrganization(form.watch()) && (
        <>
          <div className="col-span-full">
            <Field
              {...fieldOf(form, 'organizationName')}
              hint={HINTS.organizationName}
              optional
              autoComplete="organization"
            />
          </div>
          <Field {...numberFieldOf(form, 'annualRevenue')} hint={HINTS.annualRevenue} optional />
          <Field {...numberFieldOf(form, 'numberOfEmployees')} hint={HINTS.numberOfEmployees} optional />
        </>
      )}
    </FieldGroup>
  );
}
