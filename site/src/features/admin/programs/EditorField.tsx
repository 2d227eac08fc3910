import { useId } from 'react';
import { CATEGORIES, PROGRAM_TYPES } from '../../../../../contract/programs/grants.ts';
import type { EditableProgram } from '../../../../../contract/programs/program-edits.ts';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { TextAreaField } from '../../../components/ui/form/TextAreaField.tsx';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import {
  type Draft,
  isWithdrawn as isWithdrawnIn,
  shownIn,
  sourceValueOf,
  type TypedField,
  withTyped,
  withWithdrawn,
} from './draft.ts';
import { FIELD_HINTS, FIELD_NAMES, SOURCE_SAYS } from './texts.ts';

type Kind = 'line' | 'text' | 'day' | 'address' | 'category' | 'type';
const KINDS: Readonly<Record<TypedField, Kind>> = {
  title: 'line',
  description: 'text',
  provider: 'line',
  amount: 'line',
  deadline: 'line',
  deadlineDate: 'day',
  eligibility: 'text',
  requirements: 'text',
  url: 'address',
  applicationUrl: 'address',
  category: 'category',
  programType: 'type',
};
const CATEGORY_CHOICES = Object.fromEntries(CATEGORIES.map((name) => [name, name]));
const TYPE_CHOICES = Object.fromEntries(PROGRAM_TYPES.map((type) => [type, PROGRAM_TYPE_WORDS[type]]));
const INPUT_TYPES = { line: 'text', day: 'date', address: 'url' } as const;

interface Props {
  field: TypedField;
  program: EditableProgram;
  draft: Draft;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

/** A field, plus the source's value if the field was corrected. */
export function EditorField({ field, program, draft, error, onChange }: Props) {
  const id = useId();
  const kind = KINDS[field];
  const source = sourceValueOf(program, field);
  const isWithdrawn = isWithdrawnIn(program, draft, field);
  return (
    <div className={`stack [--gap:0.5rem] ${kind === 'text' || field === 'title' ? 'md:col-span-2' : ''}`}>
      <Control
        id={id}
        kind={kind}
        label={FIELD_NAMES[field]}
        hint={FIELD_HINTS[field]}
        error={error}
        isLocked={isWithdrawn}
        value={shownIn(program, draft, field)}
        onChange={(text) => onChange(withTyped(draft, field, text))}
      />
      {source !== undefined && (
        <div className="stack [--gap:0.25rem]">
          <p className="max-h-40 overflow-y-auto text-small text-ink-soft wrap-anywhere">
            {SOURCE_SAYS.label} {String(source ?? '') || SOURCE_SAYS.blank}
          </p>
          <CheckboxField
            id={`${id}-withdraw`}
            label={
              <>
                {SOURCE_SAYS.withdraw}
                <span className="visually-hidden">: {FIELD_NAMES[field]}</span>
              </>
            }
            checked={isWithdrawn}
            onChange={(event) => onChange(withWithdrawn(draft, field, event.target.checked))}
          />
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  id: string;
  kind: Kind;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** The edit is being withdrawn, so the field shows the source's value. */
  isLocked: boolean;
  value: string;
  onChange: (text: string) => void;
}

function Control({ kind, isLocked, onChange, ...texts }: ControlProps) {
  if (kind === 'category' || kind === 'type') {
    return (
      <SelectField
        {...texts}
        choices={kind === 'category' ? CATEGORY_CHOICES : TYPE_CHOICES}
        disabled={isLocked}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (kind === 'text')
    return <TextAreaField {...texts} rows={2} readOnly={isLocked} onChange={(event) => onChange(event.target.value)} />;
  return (
    <Field
      {...texts}
      type={INPUT_TYPES[kind]}
      autoComplete="off"
      readOnly={isLocked}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
