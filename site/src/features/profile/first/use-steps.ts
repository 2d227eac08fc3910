import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form } from '../form/form.ts';
import { fieldsOf, namesOrganization, type StepName, stepIn, stepPath, stepsFor, stepWith } from './steps.ts';

/** Returns the current screen and how to move on. Each screen is a history entry, so Back returns to the last one. */
export function useSteps(form: Form, heading: RefObject<HTMLElement | null>) {
  const { age, location: place, occupation } = form.watch();
  const [named, setNamed] = useState(() => location.search);
  const [hasOrganization, setHasOrganization] = useState(() => namesOrganization(named));
  const steps = stepsFor(form.watch(), hasOrganization);
  const hasNeeded = Boolean(age && place && occupation);
  const step = stepIn(named, steps, hasNeeded);
  const arrived = useRef(step);
  const isFault = useRef(false);
  const [refused, setRefused] = useState<object>();

  useEffect(() => {
    const follow = () => setNamed(location.search);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  // The form has no field for a child's age, so this finds the error by its aria-invalid attribute.
  useEffect(() => {
    if (refused) focusFault();
  }, [refused]);
  // A new screen starts at its heading, both visually and for screen readers, or at the error that caused the jump.
  useEffect(() => {
    if (arrived.current === step) return;
    arrived.current = step;
    if (isFault.current) focusFault();
    else heading.current?.focus({ preventScroll: true });
    heading.current?.closest('header')?.scrollIntoView({ block: 'nearest' });
    isFault.current = false;
  }, [step, heading]);
  useFaults(form, (field) => {
    const place = stepWith(field, form.formState.errors);
    isFault.current = place !== step;
    if (isFault.current) show(place);
    else focusFault();
  });

  const show = (next: StepName) => {
    if (next === step) return;
    history.pushState({ cameFrom: step }, '', stepPath(next));
    setNamed(location.search);
  };
  const [askedForAges, setAskedForAges] = useState(false);
  const next = async () => {
    const isFine = await form.trigger(fieldsOf(step), { shouldFocus: true });
    // Age boxes that appear after typing a number are easy to miss, so the first click on Next leads to them.
    const box = step === 'household' && isFine && !askedForAges ? emptyAgeBox() : null;
    if (box) {
      setAskedForAges(true);
      return box.focus();
    }
    const following = steps[steps.indexOf(step) + 1];
    if (isFine && following) show(following);
    if (!isFine) setRefused({});
  };
  const back = () => {
    const before = steps[steps.indexOf(step) - 1];
    if (!before) return;
    if (cameFrom(history.state) === before) history.back();
    else show(before);
  };
  /** Adds the questions about a business or a nonprofit, and goes there. */
  const askOrganization = () => {
    setHasOrganization(true);
    show('organization');
  };
  return { step, steps, askedForAges, next: () => void next(), back, askOrganization };
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'cameFrom' in state ? state.cameFrom : undefined;
}

/** Reports the first invalid answer on submit. */
function useFaults(form: Form, tell: (field: string) => void) {
  const { errors, submitCount } = form.formState;
  const seen = useRef(submitCount);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    const [first] = Object.keys(errors).filter((name) => name !== 'root');
    if (first) tell(first);
  });
}

function focusFault(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Returns the first child's age box, if all of them are empty. */
function emptyAgeBox(): HTMLInputElement | null {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.child-ages input')];
  return boxes.every(({ value }) => value === '') ? (boxes[0] ?? null) : null;
}
