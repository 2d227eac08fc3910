import { useEffect, useState } from 'react';
import { countFitting, type Fitting } from '../../../../../contract/profile/fitting.ts';
import { type ProfileForm, profileUpdate } from '../../../../../contract/profile/profile.ts';
import { placeProblem } from '../../../../../matching/person/places.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';
import { askedOf } from '../form/form-values.ts';

/** Debounces requests while someone is typing. */
const PAUSE_MS = 400;

const FIELDS: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = profileUpdate.shape;

/** Returns the form's valid answers; null while age or place is missing, because a count would mean little. */
export function countable(values: ProfileForm): Partial<ProfileForm> | null {
  const possible = Object.entries(askedOf(values)).filter(([name, value]) => FIELDS[name]?.safeParse(value).success);
  const answers: Partial<ProfileForm> = Object.fromEntries(possible);
  const hasPlace = answers.location !== undefined && placeProblem(answers.location, answers.zipCode ?? null) === null;
  return answers.age !== undefined && hasPlace ? answers : null;
}

export type Count = { status: 'too-early' } | { status: 'counting' } | ({ status: 'counted' } & Fitting);

/** Counts the programs that match the form's current answers. The last count stays until the next one arrives. */
export function useFitting(values: ProfileForm): Count {
  const [fitting, setFitting] = useState<Fitting>();
  const asked = JSON.stringify(countable(values));
  useEffect(() => {
    const answers: Partial<ProfileForm> | null = JSON.parse(asked);
    if (!answers) return setFitting(undefined);
    const given = new AbortController();
    const pause = setTimeout(() => void count(answers, given.signal, setFitting), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      given.abort();
    };
  }, [asked]);
  if (asked === 'null') return { status: 'too-early' };
  return fitting ? { status: 'counted', ...fitting } : { status: 'counting' };
}

async function count(body: Partial<ProfileForm>, signal: AbortSignal, show: (fitting: Fitting) => void): Promise<void> {
  try {
    const fitting = await call(countFitting, { body, signal });
    if (!signal.aborted) show(fitting);
  } catch (error) {
    // The count is just encouragement: the questions work without it.
    if (!signal.aborted && error instanceof ApiError && error.status === 401) sessionEnded();
  }
}
