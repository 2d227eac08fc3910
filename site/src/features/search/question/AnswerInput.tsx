import type { QuestionField } from '../../../../../contract/profile/question-fields.ts';
import { Field } from '../../../components/ui/form/Field.tsx';
import { RadioGroupField } from '../../../components/ui/form/RadioGroupField.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { FIELD_QUESTIONS } from '../../profile/form/field-questions.ts';
import { inputFor } from './fields.ts';
import { CHOOSE } from './texts.ts';

/** More than these don't fit in a row. */
const MOST_PILLS = 6;

interface Props {
  field: QuestionField;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A single profile field, with the profile's labels. */
export function AnswerInput({ field, value, onChange, error }: Props) {
  const input = inputFor(field);
  const { label, hint } = FIELD_QUESTIONS[field];
  const texts = { id: `question-${field}`, label, hint, error };
  if (input.as === 'choice') {
    const options = Object.entries(input.choices).map(([key, label]) => ({ value: key, label }));
    if (options.length <= MOST_PILLS) {
      return (
        <RadioGroupField {...texts} name={texts.id} look="pills" options={options} current={value} onPick={onChange} />
      );
    }
    return (
      <SelectField
        {...texts}
        choices={{ '': CHOOSE, ...input.choices }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <Field
      {...texts}
      inputMode={input.as === 'text' && !input.numeric ? 'text' : 'numeric'}
      autoComplete={input.as === 'text' ? input.autoComplete : 'off'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
