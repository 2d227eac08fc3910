import { useEffect, useRef, useState } from 'react';
import type { FieldName } from '../form/field-inputs.ts';
import { FIELD_QUESTIONS } from '../form/field-questions.ts';
import type { Form } from '../form/form.ts';
import { firstOf, sectionOf } from './list.ts';
import type { SectionName } from './texts.ts';

/**
 * On submit, opens the section with the first invalid field and focuses it. The returned function does the same for any
 * field.
 */
export function useOpenFaults(form: Form, open: (name: SectionName) => void) {
  const [wanted, setWanted] = useState<{ field: string }>();
  const { errors, submitCount } = form.formState;
  const seen = useRef(submitCount);

  const reveal = (section: SectionName, field: string) => {
    open(section);
    setWanted({ field });
  };
  // Runs only after a submit. The member already sees errors found while typing.
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    const first = firstOf(errors);
    if (first) reveal(sectionOf(first, errors), first);
  });
  // By now the section is visible.
  useEffect(() => {
    if (!wanted) return;
    if (isField(wanted.field)) form.setFocus(wanted.field);
    else placeOf(wanted.field)?.focus();
  }, [wanted, form.setFocus]);
  return reveal;
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELD_QUESTIONS, name);
}

/** Returns the first visible field that is requested or invalid. A collapsed section may contain the same error. */
function placeOf(name: string): HTMLElement | undefined {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>(
      `[id="profile-${name}-1"], [id="household-${name}"], [aria-invalid="true"]`,
    ),
  ];
  return boxes.find((box) => box.checkVisibility());
}
