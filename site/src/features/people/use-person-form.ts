import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProfileForm, ProfileUpdate } from '../../../../contract/profile/profile.ts';
import { FORM_TIMING } from '../../components/ui/form/form.ts';
import { useUnsavedGuard } from '../account/session/unsaved.ts';
import { checkAnswers } from '../profile/form/check.ts';
import { changedIn } from '../profile/form/form.ts';
import { formValuesOf } from '../profile/form/form-values.ts';
import { programsPath } from './address.ts';
import { EMPTY_ANSWERS, type Person, personName } from './person.ts';
import { $people, keepPerson, type Outcome } from './store.ts';
import { FULL, NAME, REFUSED } from './texts.ts';

const REFUSALS: Readonly<Record<Exclude<Outcome, 'kept'>, string>> = { full: FULL, refused: REFUSED };

/** The form for a person's answers: its values, saving, and changes made in another tab. */
export function usePersonForm(userId: number, person: Person | undefined) {
  const [id] = useState(() => person?.id ?? crypto.randomUUID());
  const [name, setName] = useState(person?.name ?? '');
  const [nameFault, setNameFault] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  /** The stored answers that this edit started from. */
  const [base, setBase] = useState(person);
  const { people } = useStore($people);
  const form = useForm<ProfileForm, unknown, ProfileUpdate>({
    resolver: checkAnswers,
    defaultValues: formValuesOf(person?.answers ?? EMPTY_ANSWERS),
    ...FORM_TIMING,
  });
  const hasChanges = changedIn(form.formState.dirtyFields).length > 0 || name !== (base?.name ?? '');
  useUnsavedGuard(hasChanges && !isSaved);
  useWayOn(isSaved ? programsPath(id) : undefined);
  const others = people.filter((one) => one.id !== id);
  const stored = people.find((one) => one.id === id);
  const keep = form.handleSubmit((answers) => {
    const outcome = keepPerson(userId, { id, name: personName.parse(name), answers });
    if (outcome === 'kept') setSaved(true);
    else form.setError('root', { message: REFUSALS[outcome] });
  });
  return {
    ...{ form, name, nameFault, isSaved, hasChanges },
    typeName(typed: string) {
      setName(typed);
      if (nameFault !== undefined) setNameFault(faultOf(typed, others));
    },
    /** Returns whether the name is valid. Invalid answers show errors at their fields. */
    save(): boolean {
      if (isSaved) return true;
      const fault = faultOf(name, others);
      setNameFault(fault);
      if (fault === undefined) void keep();
      return fault === undefined;
    },
    elsewhere: isSaved || !base ? undefined : whatElse(base, stored),
    showNewer() {
      if (!stored) return;
      setBase(stored);
      setName(stored.name);
      form.reset(formValuesOf(stored.answers));
    },
  };
}

function faultOf(typed: string, others: readonly Person[]): string | undefined {
  const read = personName.safeParse(typed);
  if (!read.success) return read.error.issues[0]?.message ?? NAME.missing;
  const same = (one: Person) => one.name.localeCompare(read.data, 'en', { sensitivity: 'accent' }) === 0;
  return others.some(same) ? NAME.taken : undefined;
}

/** Returns how another tab changed this person since the answers were read. */
function whatElse(base: Person, stored: Person | undefined): 'changed' | 'removed' | undefined {
  if (!stored) return 'removed';
  return stored.changedAt === base.changedAt ? undefined : 'changed';
}

/** Leaves the page once the answers are saved. If Back restores the form, it starts over, because its data is saved. */
function useWayOn(path: string | undefined): void {
  useEffect(() => {
    if (path !== undefined) location.assign(path);
  }, [path]);
  useEffect(() => {
    const reloadIfRestored = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reloadIfRestored);
    return () => removeEventListener('pageshow', reloadIfRestored);
  }, []);
}
