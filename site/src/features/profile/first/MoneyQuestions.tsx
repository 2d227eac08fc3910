import { useEffect, useRef } from 'react';
import { INCOME_KINDS, type Income } from '../../../../../contract/profile/household.ts';
import { Field } from '../../../components/ui/form/Field.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { numberOf } from '../../../lib/typed-number.ts';
import type { Form } from '../form/form.ts';
import { COSTS, INCOME_LABELS, PAYS_HEATING_LABELS } from '../form/household-texts.ts';
import { yesOrNo } from '../form/yes-or-no.ts';
import { onlyIncome } from './money.ts';
import { INCOME_KIND } from './texts.ts';

/** For a household of several: a benefit would need a question about who gets it. */
const EARNED_LABELS: Readonly<Record<string, string>> = {
  '': INCOME_KIND.something,
  wages: INCOME_LABELS.wages,
  'self-employment': INCOME_LABELS['self-employment'],
};
const ALL_LABELS: Readonly<Record<string, string>> = { '': INCOME_KIND.rather, ...INCOME_LABELS };

/** The main kind of income, the rent, and whether heating is paid separately. */
export function MoneyQuestions({ form }: { form: Form }) {
  const [income, size, incomes = []] = form.watch(['householdIncome', 'householdSize', 'household.incomes']);
  const errors = form.formState.errors.household;
  return (
    <>
      {Number(income) > 0 && !hasStoredIncomes(form) && (
        <SelectField
          id="profile-money-kind"
          label={INCOME_KIND.label}
          hint={INCOME_KIND.hint}
          optional
          choices={size === 1 ? ALL_LABELS : EARNED_LABELS}
          value={incomes[0]?.kind ?? ''}
          onChange={({ target }) => {
            const kind = INCOME_KINDS.find((one) => one === target.value);
            form.setValue('household.incomes', onlyIncome(kind, income, size), { shouldDirty: true });
          }}
        />
      )}
      <Field
        id="household-housingCost"
        label={COSTS.housingCost}
        hint={COSTS.hint}
        optional
        dollars
        inputMode="numeric"
        autoComplete="off"
        error={errors?.housingCost?.message}
        {...form.register('household.housingCost', { setValueAs: numberOf })}
      />
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

/** Keeps the income that was listed here in step with the household's total and size. A stored one stays as it is. */
export function useOnlyIncome(form: Form) {
  const { watch, getValues, setValue } = form;
  const [income, size] = watch(['householdIncome', 'householdSize']);
  const isStored = hasStoredIncomes(form);
  /** The kind of an income taken off the list, for a total that is deleted and typed anew. */
  const takenOff = useRef<Income['kind']>(undefined);
  useEffect(() => {
    const [one] = getValues('household.incomes') ?? [];
    const kind = one?.kind ?? takenOff.current;
    if (isStored || !kind) return;
    const next = onlyIncome(kind, income, size);
    takenOff.current = next.length > 0 ? undefined : kind;
    if (next[0]?.yearly !== one?.yearly) setValue('household.incomes', next, { shouldDirty: true });
  }, [income, size, isStored, getValues, setValue]);
}

/** Returns whether incomes were saved before these questions. */
function hasStoredIncomes({ formState }: Form): boolean {
  return (formState.defaultValues?.household?.incomes ?? []).length > 0;
}
