import { useEffect, useRef } from 'react';
import { NO_ANSWER } from '../chosen.ts';
import type { Form } from '../form.ts';
import { workSaidBy } from './said-work.ts';

/**
 * Fills in what the occupation implies about work and school, once the questions are visible, so nothing is saved that
 * wasn't shown. Fills in only missing answers, and only once for each occupation, so the member can change them.
 */
export function useSaidWork({ watch, getValues, setValue }: Form, isShown: boolean): void {
  const occupation = watch('occupation') ?? '';
  const filled = useRef<string>(undefined);
  useEffect(() => {
    if (!isShown || filled.current === occupation) return;
    filled.current = occupation;
    const { employmentStatus, isStudent } = workSaidBy(occupation);
    const how = { shouldDirty: true };
    if (employmentStatus && (getValues('employmentStatus') ?? NO_ANSWER) === NO_ANSWER) {
      setValue('employmentStatus', employmentStatus, how);
    }
    if (isStudent && (getValues('isStudent') ?? 'no') === 'no') setValue('isStudent', isStudent, how);
  }, [occupation, isShown, getValues, setValue]);
}
