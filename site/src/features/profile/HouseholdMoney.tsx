import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { INCOME_KINDS } from '../../../../contract/household.ts';
import { Button } from '../../components/ui/Button.tsx';
import { Field } from '../../components/ui/form/Field.tsx';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { Form } from './form.ts';
import { numberOf } from './form-values.ts';
import { COSTS, INCOME_LABELS, INCOMES } from './household-texts.ts';

const [FIRST_KIND] = INCOME_KINDS;
/** Room for each kind once, and some twice. */
const MOST_INCOMES = 12;

/** What the household earns by kind, and what housing and child care cost. */
export function HouseholdMoney({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'household.incomes' });
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.household;
  return (
    <FieldGroup title={INCOMES.title} why={INCOMES.why}>
      <div className="col-span-full stack items-start [--gap:1.5rem]">
        {fields.map(({ id }, index) => (
          <div key={id} className="grid w-full items-end gap-x-6 gap-y-3 sm:grid-cols-2">
            <SelectField
              id={`income-${id}-kind`}
              label={INCOMES.kind}
              choices={INCOME_LABELS}
              {...form.register(`household.incomes.${index}.kind`)}
            />
            <Field
              id={`income-${id}-yearly`}
              label={INCOMES.yearly}
              inputMode="numeric"
              autoComplete="off"
              error={errors?.incomes?.[index]?.yearly?.message}
              {...form.register(`household.incomes.${index}.yearly`, { setValueAs: (typed) => numberOf(typed) ?? 0 })}
            />
            <Button
              look="ghost"
              className="justify-self-start"
              onClick={() => {
                addButton.current?.focus();
                remove(index);
              }}
            >
              {INCOMES.remove(index + 1)}
            </Button>
          </div>
        ))}
        {fields.length < MOST_INCOMES && (
          <Button look="quiet" ref={addButton} onClick={() => append({ kind: FIRST_KIND, yearly: 0 })}>
            {INCOMES.add}
          </Button>
        )}
      </div>
      {(['housingCost', 'childCareCost'] as const).map((cost) => (
        <Field
          key={cost}
          id={`household-${cost}`}
          label={COSTS[cost]}
          hint={COSTS.hint}
          optional
          inputMode="numeric"
          autoComplete="off"
          error={errors?.[cost]?.message}
          {...form.register(`household.${cost}`, { setValueAs: numberOf })}
        />
      ))}
    </FieldGroup>
  );
}
