import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { numberOf } from '../../lib/typed-number.ts';
import type { FieldName } from './form/field-inputs.ts';
import { FOLLOW_UP_TEXTS } from './form/follow-ups/follow-up-texts.ts';
import { followUpsAfter } from './form/follow-ups/follow-ups.ts';
import type { Form } from './form/form.ts';

/** The choices that follow this question. */
export function FollowUps({ form, after }: { form: Form; after: FieldName | 'needs' }) {
  return followUpsAfter(after, form.watch()).map((name) => (
    <SelectField
      key={name}
      id={`profile-${name}`}
      {...FOLLOW_UP_TEXTS[name]}
      optional
      {...form.register(name, name === 'permanentResidentMonth' ? { setValueAs: numberOf } : {})}
    />
  ));
}
