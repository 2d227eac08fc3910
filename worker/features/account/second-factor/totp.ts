/** Handwritten, because otpauth adds 10 KB to the Worker and throws on a six-character code that isn't all ASCII. */
import { Buffer } from 'node:buffer';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * Time-based one-time codes (RFC 6238): SHA-1, six digits, 30 seconds. Authenticator apps assume these values, and some
 * support nothing else.
 */
const STEP_MS = 30_000;
const DIGITS = 6;
/** How many steps a device's time may be off in either direction. */
const DRIFT = 1;
const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a secret to share with an app, in the base32 that apps expect. */
export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** Returns the `otpauth:` URL that an app imports a secret from, as text or as a QR code. */
export function secretAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Returns the time step for a timestamp (ms). */
export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS);
}

/** Returns the code for a time step. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  // RFC 4226, 5.3: the last four bits give the offset of the 31 bits that count.
  const place = mac.readUInt8(mac.length - 1) % 16;
  const number = mac.readUInt32BE(place) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns the valid time step that a code matches at this time, or null if it matches none. */
export function stepOf(secret: string, code: string, time: number): number | null {
  const given = Buffer.from(code);
  for (let step = stepAt(time) + DRIFT; step >= stepAt(time) - DRIFT; step--) {
    const right = Buffer.from(codeAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** Encodes in base32, whose alphabet has no easily confused characters. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('');
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}
