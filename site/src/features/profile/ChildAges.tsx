import { useEffect, useRef, useState } from 'react';
import { RELATIONS } from '../../../../contract/profile/household.ts';
import { Field } from '../../components/ui/form/Field.tsx';
import { FieldHint, FieldName } from '../../components/ui/form/FieldFrame.tsx';
import { FORM_TIMING } from '../../components/ui/form/form.ts';
import { SelectField } from '../../components/ui/form/SelectField.tsx';
import {
  asksForAges,
  asksWhoseChildren,
  boxesOf,
  boxesShown,
  type ChildBox,
  isNoAge,
  peopleWith,
  relationIn,
  turned,
} from './form/child-boxes.ts';
import type { Form } from './form/form.ts';
import { CHILD_AGES, WHOSE_CHILDREN } from './form/household-texts.ts';

/** One age box per child counted. The ages are stored in the list of household members. */
export function ChildAges({ form }: { form: Form }) {
  const [age, count] = form.watch(['age', 'numberOfChildren']);
  const people = form.watch('household.people') ?? [];
  const [boxes, setBoxes] = useState(() => boxesOf(people));
  const [relation, setRelation] = useState(() => relationIn(boxes));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const known = useRef(said(people));
  const isAsked = asksForAges({ age, numberOfChildren: count });
  const shown = isAsked ? boxesShown(boxes, count ?? 0) : 0;

  const write = (next: readonly ChildBox[], as = relation) => {
    const listed = peopleWith(people, next.slice(0, shown), as);
    // `peopleWith` puts children last; a change of order alone isn't a change.
    if (said(listed) === said(peopleWith(people, boxesOf(people), as))) return;
    known.current = said(listed);
    form.setValue('household.people', listed, { shouldDirty: true });
    if (form.formState.errors.household) void form.trigger('household.people');
  };
  // Children can also be listed, with more details, in the household section of the form.
  useEffect(() => {
    if (known.current === said(people)) return;
    known.current = said(people);
    const listed = boxesOf(people);
    setBoxes(listed);
    setRelation(relationIn(listed));
  });
  // If the number of children went down, the typed ages stay in case it was a slip, but don't count.
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (shown > 0) write(boxes);
  });

  // Always rendered, so screen readers announce boxes added by the number just typed.
  const announced = (
    <p className="visually-hidden" aria-live="polite">
      {shown > 0 && CHILD_AGES.legend(shown)}
    </p>
  );
  if (shown === 0) return announced;
  const isFound = form.formState.errors.household?.people !== undefined;
  return (
    <>
      {announced}
      <fieldset
        className="child-ages-asked col-span-full stack [--gap:0.5rem]"
        aria-describedby="profile-childAges-hint"
      >
        <legend className="field-label">
          <FieldName label={CHILD_AGES.legend(shown)} optional />
        </legend>
        <FieldHint id="profile-childAges" hint={CHILD_AGES.hint} />
        <div className="child-ages">
          {Array.from({ length: shown }, (_, index) => {
            const typed = boxes[index]?.typed ?? '';
            const isWrong = isNoAge(typed) && (left.has(index) || isFound);
            return (
              <Field
                // biome-ignore lint/suspicious/noArrayIndexKey: a box has no key but its number
                key={index}
                id={`profile-childAges-${index + 1}`}
                label={CHILD_AGES.child(index + 1)}
                inputMode="numeric"
                autoComplete="off"
                error={isWrong ? CHILD_AGES.wrong : undefined}
                value={typed}
                onBlur={() =>
                  setTimeout(() => setLeft((before) => new Set([...before, index])), FORM_TIMING.delayError)
                }
                onChange={({ target }) => {
                  const next = Array.from(
                    { length: Math.max(boxes.length, shown) },
                    (_, i) => boxes[i] ?? { typed: '' },
                  );
                  next[index] = { ...next[index], typed: target.value };
                  setBoxes(next);
                  write(next);
                }}
              />
            );
          })}
        </div>
        {asksWhoseChildren({ age }) && (
          <SelectField
            id="profile-childAges-whose"
            label={CHILD_AGES.whose}
            choices={WHOSE_CHILDREN}
            value={relation}
            onChange={({ target }) => {
              const chosen = RELATIONS.find((one) => one === target.value) ?? 'child';
              const next = turned(boxes, chosen);
              setRelation(chosen);
              setBoxes(next);
              write(next, chosen);
            }}
          />
        )}
      </fieldset>
    </>
  );
}

/** Serializes a list for comparison. */
function said(people: unknown): string {
  return JSON.stringify(people);
}
