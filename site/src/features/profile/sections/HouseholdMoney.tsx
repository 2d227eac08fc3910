import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { INCOME_KINDS } from '../../../../../contract/profile/household.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { numberOf } from '../../../lib/typed-number.ts';
import type { Form } from '../form/form.ts';
import { COSTS, EARNER_LABELS, INCOME_LABELS, INCOMES, PAYS_HEATING_LABELS } from '../form/household-texts.ts';
import { yearlyIncomeOf } from '../form/yearly-income.ts';
import { yesOrNo } from '../form/yes-or-no.ts';
import { IncomesCheck } from './IncomesCheck.tsx';

const [FIRST_KIND] = INCOME_KINDS;
/** Enough to list each kind once, and some of them twice. */
const MOST_INCOMES = 12;

const SUMS = [
  { cost: 'housingCost', hint: COSTS.hint },
  { cost: 'childCareCost', hint: COSTS.hint },
  { cost: 'medicalCost', hint: COSTS.medicalHint },
  { cost: 'savings', hint: COSTS.savingsHint },
] as const;

/** The household's income by kind, its assets, and its costs for housing, child care and medical care. */
export function HouseholdMoney({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'household.incomes' });
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = form.formState.errors.household;
  return (
    <>
      <div className="col-span-full stack items-start [--gap:1.5rem]">
        {fields.map(({ id }, index) => (
          <div key={id} className="grid w-full items-end gap-x-6 gap-y-3 sm:grid-cols-3">
            <SelectField
              id={`income-${id}-kind`}
              label={INCOMES.kind}
              choices={INCOME_LABELS}
              {...form.register(`household.incomes.${index}.kind`)}
            />
            <SelectField
              id={`income-${id}-whose`}
              label={INCOMES.whose}
              choices={EARNER_LABELS}
              {...form.register(`household.incomes.${index}.whose`)}
            />
            <Field
              id={`income-${id}-yearly`}
              label={INCOMES.yearly}
              dollars
              autoComplete="off"
              error={errors?.incomes?.[index]?.yearly?.message}
              {...form.register(`household.incomes.${index}.yearly`, {
                setValueAs: (typed) => yearlyIncomeOf(typed) ?? 0,
              })}
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
        <IncomesCheck form={form} onRemove={remove} />
        {fields.length < MOST_INCOMES && (
          <Button
            id="household-incomes"
            look="quiet"
            ref={addButton}
            onClick={() => append({ kind: FIRST_KIND, yearly: 0, whose: 'self' })}
          >
            {INCOMES.add}
          </Button>
        )}
      </div>
      {SUMS.map(({ cost, hint }) => (
        <Field
          key={cost}
          id={`household-${cost}`}
          label={COSTS[cost]}
          hint={hint}
          optional
          dollars
          inputMode="numeric"
          autoComplete="off"
          error={errors?.[cost]?.message}
          {...form.register(`household.${cost}`, { setValueAs: numberOf })}
        />
      ))}
      <SelectField
        id="household-paysHeating"
        label={COSTS.paysHeating}
        optional
        choices={PAYS_HEATING_LABELS}
        {...form.register('household.paysHeating', { setValueAs: yesOrNo })}
      />
    </>
  );
}
