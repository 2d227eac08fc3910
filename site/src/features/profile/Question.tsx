import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { clearZero, type Form, fieldOf, numberFieldOf } from './form.ts';
import { HINTS } from './hints.ts';
import { type FieldName, INPUTS } from './inputs.ts';
import { ZipCodeQuestion } from './ZipCodeQuestion.tsx';

const hintOf = (name: FieldName) => (Object.entries(HINTS) as [FieldName, string][]).find(([one]) => one === name)?.[1];

/** One profile question, with the right control and why it's asked. */
export function Question({ form, name }: { form: Form; name: FieldName }) {
  const input = INPUTS[name];
  const hint = hintOf(name);
  switch (input.as) {
    case 'check':
      return <CheckboxField {...fieldOf(form, name)} />;
    case 'choice':
      return <SelectField {...fieldOf(form, name)} hint={hint} optional={input.optional} choices={input.choices} />;
    case 'number':
      return (
        <Field
          {...numberFieldOf(form, name)}
          hint={hint}
          optional={input.optional}
          required={input.required}
          {...(name === 'age' ? { onFocus: clearZero } : {})}
        />
      );
    case 'text':
      return (
        <div className={input.wide && 'col-span-full'}>
          <Field
            {...fieldOf(form, name)}
            hint={hint}
            optional={input.optional}
            required={input.required}
            autoComplete={input.autoComplete}
            {...(input.numeric ? { inputMode: 'numeric' } : {})}
            {...(input.suggestions ? { list: `profile-${name}-suggestions` } : {})}
          />
          {name === 'zipCode' && <ZipCodeQuestion form={form} />}
          {input.suggestions && (
            <datalist id={`profile-${name}-suggestions`}>
              {input.suggestions.map((words) => (
                <option key={words} value={words} />
              ))}
            </datalist>
          )}
        </div>
      );
  }
}
