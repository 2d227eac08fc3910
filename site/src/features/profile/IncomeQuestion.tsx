import { type Form, fieldOf } from './form/form.ts';
import { monthOf, timesAYear, yearOfMonths } from './form/yearly-income.ts';
import { INCOME } from './texts.ts';

/**
 * A note below the income field. Says that monthly amounts work too, shows what a yearly amount is per month and the
 * other way around, and asks whether a very low yearly amount is monthly.
 */
export function IncomeQuestion({ form }: { form: Form }) {
  const income = form.watch('householdIncome');
  if (typeof income !== 'number' || !(income > 0)) return <p className="mt-1.5 text-small">{INCOME.orByMonth}</p>;
  const typed = document.getElementById(fieldOf(form, 'householdIncome').id);
  const times = typed instanceof HTMLInputElement ? timesAYear(typed.value) : undefined;
  const yearly = times === undefined ? yearOfMonths(income) : null;
  return (
    <p className="mt-1.5 text-small">
      <span role="status">{(times ?? 1) > 1 ? INCOME.byYear(income) : INCOME.byMonth(monthOf(income))}</span>{' '}
      {yearly !== null && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            form.setValue('householdIncome', yearly, { shouldDirty: true, shouldValidate: true });
            form.setFocus('householdIncome');
          }}
        >
          {INCOME.isMonthly(income, yearly)}
        </button>
      )}
    </p>
  );
}
