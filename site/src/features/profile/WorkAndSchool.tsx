import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { EDUCATION_SUGGESTIONS, EMPLOYMENT_LABELS, INDUSTRY_LABELS, STUDENT_LABELS } from './choices.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { type Form, fieldOf } from './form.ts';
import { HINTS } from './hints.ts';
import { GROUPS } from './texts.ts';

const SUGGESTIONS = 'profile-education-suggestions';

export function WorkAndSchool({ form }: { form: Form }) {
  return (
    <FieldGroup {...GROUPS.work}>
      <div className="col-span-full">
        <Field {...fieldOf(form, 'occupation')} hint={HINTS.occupation} autoComplete="organization-title" required />
      </div>
      <SelectField
        {...fieldOf(form, 'employmentStatus')}
        hint={HINTS.employmentStatus}
        optional
        choices={EMPLOYMENT_LABELS}
      />
      <SelectField {...fieldOf(form, 'industryExperience')} hint={HINTS.industryExperience} choices={INDUSTRY_LABELS} />
      <SelectField {...fieldOf(form, 'isStudent')} hint={HINTS.isStudent} choices={STUDENT_LABELS} />
      <div>
        <Field {...fieldOf(form, 'education')} hint={HINTS.education} optional list={SUGGESTIONS} autoComplete="off" />
        <datalist id={SUGGESTIONS}>
          {EDUCATION_SUGGESTIONS.map((level) => (
            <option key={level} value={level} />
          ))}
        </datalist>
      </div>
    </FieldGroup>
  );
}
