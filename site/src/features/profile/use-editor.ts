import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../../../../contract/account/user.ts';
import type { ProfileForm, ProfileUpdate } from '../../../../contract/profile/profile.ts';
import { FORM_TIMING, showRefusal } from '../../components/ui/form/form.ts';
import { replaceUser } from '../account/session/store.ts';
import { useUnsavedGuard } from '../account/session/unsaved.ts';
import { checkAnswers } from './form/check.ts';
import { type Draft, draftOf, dropDraft, keepAnswers } from './form/draft.ts';
import { changedIn, type Form } from './form/form.ts';
import { formValuesOf } from './form/form-values.ts';
import { openResults, saveProfile } from './save.ts';

/** The profile form: its answers, unsaved answers from this device, and saving. */
export function useEditor(user: User) {
  const form = useForm<ProfileForm, unknown, ProfileUpdate>({
    resolver: checkAnswers,
    defaultValues: formValuesOf(user),
    ...FORM_TIMING,
  });
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState;
  const [newer, setNewer] = useState<User>();
  /** The profile this edit started from. */
  const base = useRef(user);
  // A conflict sets no field error, so the form would look saved.
  const isSaved = isSubmitSuccessful && !newer;
  const { restored, forget } = useDraft(form, user.id, base.current, isSaved);
  const pending = isSubmitting || isSaved;
  const hasChanges = changedIn(dirtyFields).length > 0 && !isSaved;
  useUnsavedGuard(hasChanges);
  usePlaceOfZipCode(form);
  useOpenAgain(form);

  const save = form.handleSubmit(async (answers) => {
    setNewer(undefined);
    const was = base.current;
    // Both calls run in parallel, because the list depends only on the old answers.
    const noting = notingFrom(was);
    const saved = await saveProfile({ ...answers, profileRevision: was.profileRevision });
    if (saved.status === 'saved') {
      (await noting)?.(saved.user);
      openResults();
    }
    if (saved.status === 'refused') showRefusal(saved, answers, form.setError);
    if (saved.status === 'conflict') setNewer(saved.newer);
  });

  return {
    form,
    pending,
    hasChanges,
    restored,
    forget,
    save: () => void save(),
    /** The version another tab saved in the meantime, if any. */
    newer,
    changedThere: newer ? differing(base.current, newer) : [],
    /** Loads the newer profile, with the local changes on top if `withMine`. */
    async takeNewer(withMine: boolean) {
      if (!newer) return;
      const mine = withMine ? changedAnswers(form) : {};
      base.current = newer;
      setNewer(undefined);
      form.reset(formValuesOf(newer));
      if (withMine) {
        form.reset({ ...formValuesOf(newer), ...mine }, { keepDefaultValues: true });
        await save();
      } else {
        dropDraft();
        replaceUser(newer);
      }
    },
  };
}

/** Returns the answers that differ from the stored ones. */
function changedAnswers(form: Form): Record<string, unknown> {
  const changed = new Set(changedIn(form.formState.dirtyFields));
  return Object.fromEntries(Object.entries(form.getValues()).filter(([name]) => changed.has(name)));
}

/** Returns the names of the form's answers that differ between two profiles. */
function differing(before: User, after: User): string[] {
  const [old, now]: Readonly<Record<string, unknown>>[] = [formValuesOf(before), formValuesOf(after)];
  const names = new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]);
  return [...names].filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(now?.[name]));
}

/** Restores unsaved answers from this device and stores later changes. */
function useDraft(form: Form, userId: number, stored: User, isSaved: boolean) {
  const kept = useRef('{}');
  const [restored, setRestored] = useState<Draft['from']>();
  const before = useRef<Draft | null>(undefined);
  // Only once: anything typed later is stored anyway.
  if (before.current === undefined) before.current = draftOf(stored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is stable, and only the first profile has a draft
  useEffect(() => {
    const draft = before.current;
    if (!draft) return;
    form.reset({ ...formValuesOf(stored), ...draft.answers }, { keepDefaultValues: true });
    setRestored(draft.from);
  }, []);
  // No dependencies: the form re-renders on each change.
  useEffect(() => {
    const changed = changedAnswers(form);
    const text = JSON.stringify(changed);
    if (isSaved || text === kept.current) return;
    kept.current = text;
    keepAnswers(userId, before.current?.from ?? 'form', changed);
  });

  const forget = () => {
    dropDraft();
    before.current = null;
    setRestored(undefined);
    form.reset(formValuesOf(stored));
  };
  return { restored, forget };
}

/** Checks the location again, because a ZIP code may settle the state when the location alone doesn't. */
function usePlaceOfZipCode({ watch, trigger, getFieldState }: Form) {
  const zipCode = watch('zipCode');
  // biome-ignore lint/correctness/useExhaustiveDependencies: check again when the ZIP code changes
  useEffect(() => {
    if (getFieldState('location').error) void trigger('location');
  }, [zipCode, trigger, getFieldState]);
}

/** Reopens a form that the browser restored as it was when the page was left: saved, with its button still pending. */
function useOpenAgain({ getValues, reset }: Form) {
  useEffect(() => {
    const openAgain = (event: PageTransitionEvent) => event.persisted && reset(getValues());
    addEventListener('pageshow', openAgain);
    return () => removeEventListener('pageshow', openAgain);
  }, [getValues, reset]);
}

/**
 * Loads the list for the old answers, and returns a function that stores the edit; undefined if the code can't be
 * loaded.
 */
async function notingFrom(was: User): Promise<((now: User) => void) | undefined> {
  const code = await import('./note-edit.ts').catch(() => undefined);
  const before = await code?.listOf(was);
  return code && ((now) => code.noteEdit({ changed: differing(was, now), was, now, before }));
}
