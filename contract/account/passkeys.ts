import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../programs/fields.ts';
import { sharedComputer } from './account.ts';
import { knownPassword } from './passwords.ts';
import { user } from './user.ts';

/*
 * Passkeys, in addition to the password. Browsers and devices exchange WebAuthn Level 3 data; a library validates it.
 */

const passkeyName = requiredText('Please give it a name', 1, 100);
/** Options that the WebAuthn library on the server creates for the library in the browser. */
const options = <Options>() => z.custom<Options>((value) => typeof value === 'object' && value !== null);

const bytes = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/, 'This isn’t base64url'));
const fromDevice = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.pipe(
    z.optional(z.unknown()),
    z.transform(() => ({})),
  ),
};
const newCredential = z.object({
  ...fromDevice,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;
const usedCredential = z.object({
  ...fromDevice,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

export const passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkey>;

const passkeyList = z.object({ passkeys: z.array(passkey) });
const passkeyId = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });
const withPassword = z.object({ password: knownPassword });

export const PASSKEY_REFUSED = 'This passkey doesn’t work here. Please log in with your password.';

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/passkeys',
  access: 'session',
  response: passkeyList,
});
/** Returns what the browser needs to create a passkey. Requires the password. */
export const postPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/user/passkeys/options',
  access: 'session',
  body: withPassword,
  response: options<PublicKeyCredentialCreationOptionsJSON>(),
});
export const postPasskey = endpoint({
  method: 'POST',
  path: '/api/user/passkeys',
  access: 'session',
  body: z.object({ name: passkeyName, credential: newCredential }),
  response: passkeyList,
});
export const putPasskey = endpoint({
  method: 'PUT',
  path: '/api/user/passkeys/:id',
  access: 'session',
  params: passkeyId,
  body: z.object({ name: passkeyName }),
  response: passkeyList,
});
export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  access: 'session',
  params: passkeyId,
  body: withPassword,
  response: passkeyList,
});

/** Returns what the browser needs to request a passkey for this site from a device. */
export const postPasskeyLoginOptions = endpoint({
  method: 'POST',
  path: '/api/login/passkey/options',
  access: 'public',
  response: options<PublicKeyCredentialRequestOptionsJSON>(),
});
export const postPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  access: 'public',
  body: z.object({ credential: usedCredential, sharedComputer }),
  response: user,
});
/** Logs an admin in with a passkey instead of a password and code. */
export const postAdminPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login/passkey',
  access: 'public',
  body: z.object({ credential: usedCredential }),
  response: z.object({ token: z.string() }),
});
