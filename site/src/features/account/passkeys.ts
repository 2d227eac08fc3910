import { startRegistration } from '@simplewebauthn/browser';
import {
  deletePasskey,
  getPasskeys,
  type Passkey,
  postPasskey,
  postPasskeyOptions,
  putPasskey,
} from '../../../../contract/account/passkeys.ts';
import type { Refusal } from '../../components/ui/form/form.ts';
import { ApiError, call } from '../../lib/api.ts';
import { refused } from './calls.ts';
import { PASSKEYS } from './texts.ts';

type Listed = { passkeys: readonly Passkey[] };

export async function loadPasskeys(): Promise<Listed | Refusal> {
  return tried(PASSKEYS.loadFailed, () => call(getPasskeys));
}

/** Creates a passkey on the device, named after this browser. The member can rename it. */
export async function addPasskey(password: string, name: string): Promise<Listed | Refusal> {
  return tried(PASSKEYS.addFailed, async () => {
    const optionsJSON = await call(postPasskeyOptions, { body: { password } });
    const credential = await startRegistration({ optionsJSON });
    return call(postPasskey, { body: { name, credential } });
  });
}

export async function renamePasskey(id: number, name: string): Promise<Listed | Refusal> {
  return tried(PASSKEYS.failed, () => call(putPasskey, { params: { id: String(id) }, body: { name } }));
}

export async function removePasskey(id: number, password: string): Promise<Listed | Refusal> {
  return tried(PASSKEYS.failed, async () => {
    try {
      return await call(deletePasskey, { params: { id: String(id) }, body: { password } });
    } catch (error) {
      // Already removed in another tab, or by an attempt whose response was lost.
      if (error instanceof ApiError && error.code === 'not_found') return call(getPasskeys);
      throw error;
    }
  });
}

async function tried(title: string, attempt: () => Promise<Listed>): Promise<Listed | Refusal> {
  try {
    return await attempt();
  } catch (error) {
    return refused(title, error);
  }
}
