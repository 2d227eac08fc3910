import {
  deleteSecondFactor,
  getSecondFactor,
  type NewSecondFactor,
  postSecondFactor,
  putSecondFactor,
  type SecondFactorState,
} from '../../../../contract/account/second-factor.ts';
import type { Refusal } from '../../components/ui/form/form.ts';
import { call } from '../../lib/api.ts';
import { refused } from './calls.ts';
import { SECOND_FACTOR } from './texts.ts';

export async function loadSecondFactor(): Promise<SecondFactorState | Refusal> {
  return tried(SECOND_FACTOR.loadFailed, () => call(getSecondFactor));
}

/** Requests a key for the authenticator app. Nothing changes until a code is sent. */
export async function startSecondFactor(password: string): Promise<NewSecondFactor | Refusal> {
  return tried(SECOND_FACTOR.failed, () => call(postSecondFactor, { body: { password } }));
}

export async function turnOnSecondFactor(code: string): Promise<{ recoveryCodes: string[] } | Refusal> {
  return tried(SECOND_FACTOR.failed, () => call(putSecondFactor, { body: { code } }));
}

export async function turnOffSecondFactor(password: string): Promise<{ message: string } | Refusal> {
  return tried(SECOND_FACTOR.failed, () => call(deleteSecondFactor, { body: { password } }));
}

async function tried<T>(title: string, attempt: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await attempt();
  } catch (error) {
    return refused(title, error);
  }
}
