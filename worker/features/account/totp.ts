import { Buffer } from 'node:buffer';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * One-time codes by time (RFC 6238): SHA-1, six digits, 30 seconds. Authenticator apps take these for granted, and some
 * know nothing else.
 */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be off to either side. */
const DRIFT = 1;
const SECRET_BYTES = 20;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret that an app and we share, in base32, as apps take it. */
export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** What an app reads to take a secret in, as text or out of a QR code. */
export function secretAddress(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** The step of time (ms) that a moment lies in. */
export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS);
}

/** The code of a step of time. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  // RFC 4226, 5.3: the last four bits say where the 31 bits stand that count.
  const place = mac.readUInt8(mac.length - 1) % 16;
  const number = mac.readUInt32BE(place) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step that a code belongs to, among those that may be taken at this time; null where it belongs to none. */
export function stepOf(secret: string, code: string, time: number): number | null {
  const given = Buffer.from(code);
  for (let step = stepAt(time) + DRIFT; step >= stepAt(time) - DRIFT; step--) {
    const right = Buffer.from(codeAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** In the letters and digits that nobody confuses. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('');
}

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2));
}
