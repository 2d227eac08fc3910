import { Buffer } from 'node:buffer';
import { type NewCredential, PASSKEY_REFUSED, type UsedCredential } from '../../../../contract/account/passkeys.ts';
import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Database } from '../../../db/client.ts';
import { ApiFailure } from '../../../failure.ts';
import { type Account, readerOf } from '../account.ts';
import { passkeyMail } from '../mails.ts';
import { requirePassword } from '../passwords/passwords.ts';
import {
  credentialIdsOf,
  findPasskey,
  notePasskeyUse,
  storeChallenge,
  storePasskey,
  takeChallenge,
} from './passkeys-queries.ts';
import type { Proof } from './proof.ts';

/** The relying party: the product's domain, and the origins that may use its passkeys. */
export interface Party {
  id: string;
  origins: string[];
}

/** Passkeys belong to the domain of APP_URL. A different port on the same host is the same party. */
export function partyOf(appUrl: string, requestUrl: string): Party {
  const [own, asked] = [new URL(appUrl), new URL(requestUrl)];
  const origins = asked.hostname === own.hostname ? [own.origin, asked.origin] : [own.origin];
  return { id: own.hostname, origins };
}

/** Loaded on first use, because most members never need it. */
const library = () => import('@simplewebauthn/server');

/** Returns the browser's options for creating a passkey. Requires the password. */
export async function passkeyOptions(db: Database, account: Account, password: string, party: Party) {
  await requirePassword(db, account.id, password, 'password');
  const { generateRegistrationOptions } = await library();
  const known = await credentialIdsOf(db, account.id);
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: party.id,
    userName: account.email,
    userDisplayName: account.email,
    userID: Uint8Array.from(Buffer.from(String(account.id))),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    // The device verifies a face, fingerprint or PIN, so a passkey counts as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(db, options.challenge, account.id);
  return options;
}

/**
 * Adds the passkey that a device created. Throws `validation` if it isn't valid for this site, and `conflict` if it's
 * already on the list.
 */
export async function addPasskey(
  db: Database,
  account: Account,
  { name, credential }: { name: string; credential: NewCredential },
  party: Party,
  appUrl: string,
): Promise<void> {
  const userId = account.id;
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, userId),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw new ApiFailure('validation', 'Your device’s answer didn’t fit. Please try again.');
  const made = checked.registrationInfo.credential;
  const passkey = {
    userId,
    credentialId: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: credential.response.transports,
    name,
  };
  if (!(await storePasskey(db, passkey, passkeyMail(readerOf(account, appUrl), 'added'))))
    throw new ApiFailure('conflict', 'This passkey is on the list already.');
}

/** Returns the browser's options for logging in with a passkey. */
export async function passkeyLoginOptions(db: Database, party: Party) {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await storeChallenge(db, options.challenge, null);
  return options;
}

/** Returns proof for the member who owns a passkey. Throws `invalid_credentials` if the response isn't valid. */
export async function provenByPasskey(db: Database, credential: UsedCredential, party: Party): Promise<Proof> {
  const found = await findPasskey(db, credential.id);
  if (!found) throw refused();
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: credential,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(found.publicKey, 'base64url')),
      counter: found.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) throw refused();
  if (!(await notePasskeyUse(db, found.id, checked.authenticationInfo.newCounter))) throw refused();
  const { userId, email, language, passwordHash } = found;
  return { id: userId, email, language, passwordHash };
}

export function refused(): ApiFailure {
  return new ApiFailure('invalid_credentials', PASSKEY_REFUSED);
}
