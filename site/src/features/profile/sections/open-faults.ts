import { useEffect, useRef, useState } from 'react';
import type { Form } from '../form.ts';
import { type FieldName, INPUTS } from '../inputs.ts';
import { firstOf, type SectionName, sectionOf } from './list.ts';

/** Opens the part of a field that is wrong when the form is sent, or that somebody asks for, and goes to the field. */
export function useOpenFaults(form: Form, open: (name: SectionName) => void) {
  const [wanted, setWanted] = useState<{ field: string }>();
  const { errors, submitCount } = form.formState;
  const seen = useRef(submitCount);

  const reveal = (section: SectionName, field: string) => {
    open(section);
    setWanted({ field });
  };
  // A new answer to "save" alone: what is found wrong while somebody types is where they are.
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    const first = firstOf(errors);
    if (first) reveal(sectionOf(first, errors), first);
  });
  // Its part is in sight by now.
  useEffect(() => {
    if (!wanted) return;
    if (isField(wanted.field)) form.setFocus(wanted.field);
    else placeOf(wanted.field)?.focus();
  }, [wanted, form.setFocus]);
  return reveal;
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(INPUTS, name);
}

/** The box, or the first of a list, that is asked for, or what is wrong, where it is in sight: a folded part may show the same fault. */
function placeOf(name: string): HTMLElement | undefined {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>(
      `[id="profile-${name}-1"], [id="household-${name}"], [aria-invalid="true"]`,
    ),
  ];
  return boxes.find((box) => box.checkVisibility());
}
