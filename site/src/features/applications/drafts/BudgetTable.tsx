import { useRef, useState } from 'react';
import { type BudgetLine, DRAFT } from '../../../../../contract/ai/drafts.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { isBegunNumber, numberOf } from '../../../lib/typed-number.ts';
import { inDollars, totalOf } from './check.ts';
import { BUDGET } from './desk-texts.ts';

interface Props {
  budget: readonly BudgetLine[];
  onChange: (budget: BudgetLine[]) => void;
}

/** The budget, line by line, with its total. */
export function BudgetTable({ budget, onChange }: Props) {
  const total = totalOf(budget);
  const add = useRef<HTMLButtonElement>(null);
  const change = (place: number, line: BudgetLine) =>
    onChange(budget.map((one, index) => (index === place ? line : one)));
  return (
    <fieldset className="stack [--gap:1rem]">
      <legend className="subhead">{BUDGET.title}</legend>
      <p className="text-small text-ink-soft">{BUDGET.hint}</p>
      {budget.map((line, place) => (
        <BudgetRow
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and move only when one is removed
          key={`${budget.length}-${place}`}
          place={place}
          line={line}
          onChange={(next) => change(place, next)}
          onRemove={() => {
            onChange(budget.filter((_, index) => index !== place));
            // The pressed button is removed along with its line, so focus the add button.
            add.current?.focus();
          }}
        />
      ))}
      {budget.length < DRAFT.budgetLines && (
        <p>
          <Button ref={add} look="quiet" onClick={() => onChange([...budget, { item: '', dollars: null, why: '' }])}>
            {BUDGET.add}
          </Button>
        </p>
      )}
      <p className="font-semibold">
        {BUDGET.total}: {total === null ? '–' : inDollars(total)}
      </p>
    </fieldset>
  );
}

interface RowProps {
  place: number;
  line: BudgetLine;
  onChange: (line: BudgetLine) => void;
  onRemove: () => void;
}

function BudgetRow({ place, line, onChange, onRemove }: RowProps) {
  /** The error for text that isn't an amount. The line keeps its last amount, and the form can't be saved. */
  const [wrong, setWrong] = useState<string>();
  const [isBlurred, setIsBlurred] = useState(false);
  const id = `budget-${place}`;
  return (
    <fieldset className="grid items-end gap-3 sm:grid-cols-[2fr_1fr] lg:grid-cols-[2fr_1fr_3fr_auto]">
      <legend className="visually-hidden">{BUDGET.line(place + 1)}</legend>
      <Field
        id={`${id}-item`}
        label={BUDGET.item}
        value={line.item}
        maxLength={DRAFT.itemLength}
        onChange={(event) => onChange({ ...line, item: event.target.value })}
      />
      <Field
        id={`${id}-dollars`}
        label={BUDGET.dollars}
        inputMode="numeric"
        value={wrong ?? line.dollars ?? ''}
        error={wrong === undefined || (!isBlurred && isBegunNumber(wrong)) ? undefined : BUDGET.wrong}
        onBlur={() => setIsBlurred(true)}
        onChange={({ target }) => {
          const dollars = dollarsIn(target.value);
          target.setCustomValidity(dollars === undefined ? BUDGET.wrong : '');
          setWrong(dollars === undefined ? target.value : undefined);
          setIsBlurred(false);
          if (dollars !== undefined) onChange({ ...line, dollars });
        }}
      />
      <Field
        id={`${id}-why`}
        label={BUDGET.why}
        value={line.why}
        maxLength={DRAFT.whyLength}
        onChange={(event) => onChange({ ...line, why: event.target.value })}
      />
      <Button look="ghost" onClick={onRemove}>
        {BUDGET.remove}
        <span className="visually-hidden"> {line.item || BUDGET.line(place + 1)}</span>
      </Button>
    </fieldset>
  );
}

/** Parses whole dollars; null if empty, undefined if it isn't a valid number. */
function dollarsIn(typed: string): number | null | undefined {
  const dollars = numberOf(typed);
  return dollars === null || dollars <= DRAFT.mostDollars ? dollars : undefined;
}
