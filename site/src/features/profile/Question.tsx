import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import type { FieldName } from './form/field-inputs.ts';
import { FIELD_QUESTIONS } from './form/field-questions.ts';
import { clearZero, type Form, fieldOf, numberFieldOf } from './form/form.ts';
import { IncomeQuestion } from './IncomeQuestion.tsx';
import { CHOOSE } from './texts.ts';
import { ZipCodeQuestion } from './ZipCodeQuestion.tsx';

/** One profile question, with the right control and why it's asked. */
export function Question({ form, name }: { form: Form; name: FieldName }) {
  const { input, hint } = FIELD_QUESTIONS[name];
  switch (input.as) {
    case 'check':
      return <CheckboxField {...fieldOf(form, name)} />;
    case 'choice':
      return <SelectField {...fieldOf(form, name)} hint={hint} optional={input.optional} choices={input.choices} />;
    case 'number':
      return (
        <div>
          <Field
            {...numberFieldOf(form, name)}
            hint={hint}
            optional={input.optional}
            required={input.required}
            dollars={input.unit === 'dollars'}
            {...(name === 'age' ? { onFocus: clearZero } : {})}
          />
          {name === 'householdIncome' && <IncomeQuestion form={form} />}
        </div>
      );
    case 'text':
      return input.suggestions ? (
        <SelectField
          {...fieldOf(form, name)}
          hint={hint}
          optional={input.optional}
          choices={withOwnWords(input.suggestions, [form.formState.defaultValues?.[name], form.getValues(name)])}
        />
      ) : (
        <div className={input.wide && 'col-span-full'}>
          <Field
            {...fieldOf(form, name)}
            hint={hint}
            optional={input.optional}
            required={input.required}
            autoComplete={input.autoComplete}
            {...(input.numeric ? { inputMode: 'numeric' } : {})}
          />
          {name === 'zipCode' && <ZipCodeQuestion form={form} />}
        </div>
      );
  }
}

/** Adds the member's stored or typed words to the suggested answers. */
function withOwnWords(suggestions: readonly string[], own: readonly unknown[]): Readonly<Record<string, string>> {
  const kept = own.filter((words) => typeof words === 'string' && words !== '');
  return { '': CHOOSE, ...Object.fromEntries([...suggestions, ...kept].map((words) => [words, words])) };
}
