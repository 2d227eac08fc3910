import { NEEDS } from '../../../../contract/profile/profile.ts';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { FollowUps } from './FollowUps.tsx';
import type { Form } from './form/form.ts';
import { NEED_LABELS, NEEDS_LEGEND } from './form/household-texts.ts';
import { CheckboxGroup } from './Questions.tsx';

/** The needs a member wants help with. They can pick any number. */
export function Needs({ form }: { form: Form }) {
  return (
    <>
      <CheckboxGroup legend={NEEDS_LEGEND}>
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
      <FollowUps form={form} after="needs" />
    </>
  );
}
