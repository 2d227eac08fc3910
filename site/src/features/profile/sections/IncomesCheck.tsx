import type { Form } from '../form/form.ts';
import { INCOME_LABELS } from '../form/household-texts.ts';
import { INCOMES_CHECK } from './income-texts.ts';
import { asYearly, oddityIn, yearOf } from './incomes-check.ts';

interface Props {
  form: Form;
  onRemove: (index: number) => void;
}

/** Points out incomes that don't go together, and offers the likely correction. Nothing has to be changed. */
export function IncomesCheck({ form, onRemove }: Props) {
  const notice = noticeFor(form, onRemove);
  return (
    <p role="status" className="col-span-full text-small empty:hidden">
      {notice && (
        <>
          {notice.words}{' '}
          <button type="button" className="text-button min-h-11" onClick={notice.correct}>
            {notice.correction}
          </button>
        </>
      )}
    </p>
  );
}

interface Notice {
  words: string;
  correction: string;
  correct: () => void;
}

function noticeFor({ watch, setValue }: Form, onRemove: Props['onRemove']): Notice | null {
  const [income, incomes = []] = watch(['householdIncome', 'household.incomes']);
  const found = oddityIn(incomes, typeof income === 'number' ? income : null);
  switch (found?.is) {
    case undefined:
      return null;
    case 'twice':
      return {
        words: INCOMES_CHECK.twice(INCOME_LABELS[found.income.kind], found.income.yearly),
        correction: INCOMES_CHECK.removeOne,
        correct: () => onRemove(found.at),
      };
    case 'monthly':
      return {
        words: INCOMES_CHECK.monthly(found.sum, yearOf(found.sum)),
        correction: INCOMES_CHECK.makeYearly,
        correct: () => setValue('household.incomes', asYearly(incomes), { shouldDirty: true }),
      };
    case 'differ':
      return {
        words: INCOMES_CHECK.differ(found.sum, found.income),
        correction: INCOMES_CHECK.takeSum(found.sum),
        correct: () => setValue('householdIncome', found.sum, { shouldDirty: true, shouldValidate: true }),
      };
  }
}
