import { useEffect } from 'react';
import { INCOME_KINDS } from '../../../../../contract/profile/household.ts';
import { Field } from '../../../components/ui/form/Field.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { numberOf } from '../../../lib/typed-number.ts';
import type { Form } from '../form/form.ts';
import { COSTS, INCOME_LABELS, PAYS_HEATING_LABELS } from '../form/household-texts.ts';
import { yesOrNo } from '../form/yes-or-no.ts';
import { INCOME_KIND } from './texts.ts';

/** The main kind of income, the rent, and whether heating is paid separately. */
export function MoneyQuestions({ form }: { form: Form }) {
  const [income, incomes = []] = form.watch(['householdIncome', 'household.incomes']);
  const errors = form.formState.errors.household;
  return (
    <>
      {Number(income) > 0 && incomes.length < 2 && (
        <SelectField
          id="profile-money-kind"
          label={INCOME_KIND.label}
          hint={INCOME_KIND.hint}
          optional
          choices={{ '': INCOME_KIND.rather, ...INCOME_LABELS }}
          value={incomes[0]?.kind ?? ''}
          onChange={({ target }) => {
            const kind = INCOME_KINDS.find((one) => one === target.value);
            const listed = kind ? [{ kind, yearly: Number(income), whose: 'self' as const }] : [];
            form.setValue('household.incomes', listed, { shouldDirty: true });
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

/** Keeps the only income in step with the household's total, from which it was taken. */
export function useOnlyIncome({ watch, getValues, setValue }: Form) {
  const income = watch('householdIncome');
  useEffect(() => {
    const [one, another] = getValues('household.incomes') ?? [];
    if (!one || another || typeof income !== 'number' || one.yearly === income) return;
    setValue('household.incomes', income > 0 ? [{ ...one, yearly: income }] : [], { shouldDirty: true });
  }, [income, getValues, setValue]);
}
