import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { MOST_PEOPLE, RELATIONS } from '../../../../../contract/profile/household.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { Field } from '../../../components/ui/form/Field.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { numberOf } from '../../../lib/typed-number.ts';
import { CITIZENSHIP_LABELS } from '../form/field-questions.ts';
import type { Form } from '../form/form.ts';
import { PEOPLE, RELATION_LABELS } from '../form/household-texts.ts';

/** Facts that rules use about household members, as checkboxes. Unchecked means no. */
const TRAITS = ['disability', 'pregnant', 'student', 'veteran'] as const;
const [SPOUSE] = RELATIONS;

/** The people who live with the member. Everything here is optional. */
export function HouseholdPeople({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'household.people' });
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <div className="col-span-full stack items-start [--gap:1.5rem]">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="stack w-full items-start border-s-2 border-line ps-5 [--gap:1rem]">
          <legend className="subhead">{PEOPLE.person(index + 1)}</legend>
          <div className="grid w-full items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            <SelectField
              id={`person-${id}-relation`}
              label={PEOPLE.relation}
              choices={RELATION_LABELS}
              {...form.register(`household.people.${index}.relation`)}
            />
            <Field
              id={`person-${id}-age`}
              label={PEOPLE.age}
              optional
              inputMode="numeric"
              autoComplete="off"
              error={form.formState.errors.household?.people?.[index]?.age?.message}
              {...form.register(`household.people.${index}.age`, { setValueAs: numberOf })}
            />
            <fieldset className="col-span-full">
              <legend className="field-label">{PEOPLE.applies}</legend>
              <div className="grid gap-x-6 sm:grid-cols-2">
                {TRAITS.map((trait) => (
                  <CheckboxField
                    key={trait}
                    id={`person-${id}-${trait}`}
                    label={PEOPLE[trait]}
                    {...form.register(`household.people.${index}.${trait}`)}
                  />
                ))}
              </div>
            </fieldset>
            <SelectField
              id={`person-${id}-status`}
              label={PEOPLE.citizenshipStatus}
              optional
              choices={CITIZENSHIP_LABELS}
              {...form.register(`household.people.${index}.citizenshipStatus`)}
            />
            {form.watch(`household.people.${index}.citizenshipStatus`) === 'permanent-resident' && (
              <Field
                id={`person-${id}-resident-since`}
                label={PEOPLE.permanentResidentSince}
                hint={PEOPLE.residentHint}
                optional
                inputMode="numeric"
                autoComplete="off"
                error={form.formState.errors.household?.people?.[index]?.permanentResidentSince?.message}
                {...form.register(`household.people.${index}.permanentResidentSince`, { setValueAs: numberOf })}
              />
            )}
          </div>
          <Button
            look="ghost"
            onClick={() => {
              // The button is removed along with the person, so focus the add button.
              addButton.current?.focus();
              remove(index);
            }}
          >
            {PEOPLE.remove(index + 1)}
          </Button>
        </fieldset>
      ))}
      {fields.length < MOST_PEOPLE && (
        <Button
          look="quiet"
          ref={addButton}
          onClick={() =>
            append({
              relation: nextRelation(form),
              age: null,
              ...{ disability: false, pregnant: false, student: false, veteran: false },
              citizenshipStatus: 'not_specified',
              permanentResidentSince: null,
            })
          }
        >
          {PEOPLE.add}
        </Button>
      )}
    </div>
  );
}

/** Returns the most likely next person: a spouse, unless one is listed or the member is a single parent. */
function nextRelation({ getValues }: Form): (typeof RELATIONS)[number] {
  const people = getValues('household.people') ?? [];
  const hasPartner = people.some(({ relation }) => relation === 'spouse' || relation === 'partner');
  return hasPartner || getValues('isSingleParent') ? 'child' : SPOUSE;
}
