import type { Endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUS, errorBody } from '../../contract/errors.ts';

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** The types of files, and of an analysis streamed line by line. */
const OTHER_TYPES = /^(text\/csv|text\/calendar|application\/x-ndjson|text\/html)\b/;
/** Text that must never leave the product. */
const INSIDE = /SQLITE|sqlite_|LibsqlError|\bat \w+ \(|node_modules|\.ts:\d+|\$argon2id\$/;

/** Returns how a response deviates from the contract and from the rules in docs/security.md for every response. */
export function faultsOf(endpoint: Endpoint, { status, headers, text }: Answer): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  if (status === 429) faults.push('was limited');
  if (INSIDE.test(text)) faults.push('tells of its inside');
  faults.push(...faultsOfHeaders(headers));
  // The only redirect, for a browser that opens an unsubscribe link.
  if (status === 303 && headers.get('location')?.startsWith('https://grantlight.example/unsubscribe/')) return faults;
  const type = headers.get('content-type') ?? '';
  if (status < 400 && OTHER_TYPES.test(type)) return faults;
  if (!type.startsWith('application/json')) return [...faults, `answered ${status} with ${type}: ${text.slice(0, 80)}`];
  return [...faults, ...faultsOfBody(endpoint, status, text)];
}

function faultsOfBody(endpoint: Endpoint, status: number, text: string): string[] {
  const json: unknown = JSON.parse(text);
  if (status < 400) {
    const { error } = endpoint.response.safeParse(json);
    return error ? [`answered ${status} with what the contract does not know: ${error.message.slice(0, 300)}`] : [];
  }
  const { data, error } = errorBody.safeParse(json);
  if (error) return [`its failure is no error of the contract: ${text.slice(0, 200)}`];
  return ERROR_STATUS[data.code] === status ? [] : [`answered ${status} for ${data.code}`];
}

function faultsOfHeaders(headers: Headers): string[] {
  const faults: string[] = [];
  if (headers.get('x-content-type-options') !== 'nosniff') faults.push('has no nosniff');
  if (!headers.get('cache-control')) faults.push('does not say how it may be kept');
  if (!headers.get('content-security-policy')?.includes("frame-ancestors 'none'")) faults.push('may be framed');
  if (headers.has('access-control-allow-origin')) faults.push('lets other origins read');
  const foreign = headers
    .getSetCookie()
    .filter((cookie) => !/^__Host-grantlight_(session|signed_in|device)=/.test(cookie));
  if (foreign.length > 0) faults.push(`sets ${foreign.join()}`);
  return faults;
}
