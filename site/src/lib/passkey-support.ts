/** Returns whether this browser supports passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Returns whether this browser offers passkeys in the email field. */
export async function offersPasskeysInField(): Promise<boolean> {
  return knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Returns whether the member canceled or another request replaced this one, so there's no error to show. */
export function isDismissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
