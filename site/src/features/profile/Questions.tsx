import { Fragment, type ReactNode } from 'react';
import { ChildAges } from './ChildAges.tsx';
import { FollowUps } from './FollowUps.tsx';
import type { FieldName } from './form/field-inputs.ts';
import { FIELD_QUESTIONS } from './form/field-questions.ts';
import type { Form } from './form/form.ts';
import { isAsked } from './form/form-fields.ts';
import { Question } from './Question.tsx';
import { TICK_WHAT_APPLIES } from './texts.ts';

/** Related questions: checkboxes first, in their own row. Questions that don't apply are left out. */
export function Questions({ form, names }: { form: Form; names: readonly FieldName[] }) {
  const values = form.watch();
  const asked = names.filter((name) => isAsked(name, values));
  const [checks, others] = [asked.filter(isCheck), asked.filter((name) => !isCheck(name))];
  return (
    <>
      {checks.length > 0 && (
        <CheckboxGroup legend={TICK_WHAT_APPLIES}>
          {checks.map((name) => (
            <Question key={name} form={form} name={name} />
          ))}
        </CheckboxGroup>
      )}
      {others.map((name) => (
        <Fragment key={name}>
          <Question form={form} name={name} />
          {name === 'numberOfChildren' && <ChildAges form={form} />}
          <FollowUps form={form} after={name} />
        </Fragment>
      ))}
    </>
  );
}

const isCheck = (name: FieldName) => FIELD_QUESTIONS[name].input.as === 'check';

/** Yes-or-no answers in one row of the group. */
export function CheckboxGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="col-span-full">
      <legend className="field-label">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
