import { NEEDS } from '../../../../contract/profile.ts';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { CheckboxGroup, FieldGroup } from './FieldGroup.tsx';
import type { Form } from './form.ts';
import { NEED_LABELS, NEEDS_GROUP } from './household-texts.ts';

/** What the member wants help with: as many as they like. */
export function Needs({ form }: { form: Form }) {
  return (
    <FieldGroup {...NEEDS_GROUP}>
      <CheckboxGroup legend={NEEDS_GROUP.legend}>
        {NEEDS.map((need) => (
          <CheckboxField
            key={need}
            id={`profile-needs-${need}`}
            label={NEED_LABELS[need]}
            value={need}
            {...form.register('needs')}
          />
        ))}
      </CheckboxGroup>
    </FieldGroup>
  );
}
