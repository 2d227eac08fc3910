import * as z from 'zod/mini';
import type { Endpoint, Input, Output } from '../../../contract/endpoint.ts';
import { type ErrorCode, errorCode } from '../../../contract/errors.ts';
import { LOCALE } from '../locale/locale.ts';
import { NO_ANSWER, UNKNOWN, UNREADABLE } from './api-texts.ts';
import { takePrefetched } from './early-calls.ts';

/** `network`: no response. `unreadable`: a response that doesn't match the contract. */
export type FailureCode = ErrorCode | 'network' | 'unreadable';

/** A failed call. `message` can be shown to people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  /** An error message for each rejected field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The HTTP status code and text, if the response had no message of its own. */
  readonly statusLine: string | undefined;

  constructor(
    status: number,
    code: FailureCode,
    message: string,
    fields: Record<string, string> = {},
    statusLine?: string,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.statusLine = statusLine;
  }
}

type Part<Name extends string, S extends Endpoint['params']> = S extends z.ZodMiniType
  ? { [K in Name]: Input<S> }
  : { [K in Name]?: undefined };
type Sent<E extends Endpoint> = Part<'params', E['params']> &
  Part<'body', E['body']> &
  Pick<AnySent, 'signal' | 'token' | 'early'>;
type Arguments<E extends Endpoint> = Record<never, never> extends Sent<E> ? [sent?: Sent<E>] : [sent: Sent<E>];

/** Makes a call defined in the contract. Throws an ApiError for every failure except an abort. */
export async function call<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Promise<Output<E['response']>> {
  const { response, body: text } = await send(endpoint, sent, (answer) => answer.text());
  if (!response.ok) throw failureOf(response, text);
  const parsed = z.safeParse<E['response']>(endpoint.response, json(text));
  if (!parsed.success) throw new ApiError(response.status, 'unreadable', UNREADABLE);
  return parsed.data as Output<E['response']>;
}

/** Like `call`, for an endpoint that returns a file. Resolves to its raw bytes. */
export async function callForFile<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Promise<Blob> {
  const { response, body: file } = await send(endpoint, sent, (answer) => answer.blob());
  if (!response.ok) throw failureOf(response, await file.text());
  return file;
}

export interface AnySent {
  params?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  /** The token from an admin's login. */
  token?: string | null;
  /** The content type to request. */
  accept?: string;
  /** True to use a response that the page's head already requested, if there is one. */
  early?: boolean;
}

/**
 * Sends a call, for callers that parse the response themselves. Anything that breaks while reading is a network
 * failure.
 */
export async function send<T>(
  endpoint: Endpoint,
  { params, body, signal, token, accept = 'application/json', early = false }: AnySent = {},
  read: (response: Response) => Promise<T>,
): Promise<{ response: Response; body: T }> {
  try {
    const path = pathOf(endpoint.path, params);
    const json = body === undefined ? undefined : JSON.stringify(body);
    const begun = early ? takePrefetched(endpoint.method, path, json) : undefined;
    const response = await (begun ??
      fetch(path, {
        method: endpoint.method,
        credentials: 'include',
        headers: {
          Accept: accept,
          'Accept-Language': LOCALE,
          ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(json === undefined ? {} : { body: json }),
        ...(signal === undefined ? {} : { signal }),
      }));
    return { response, body: await read(response) };
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, 'network', NO_ANSWER);
  }
}

/** Returns a call's URL with encoded parameters. */
export function pathOf(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')));
}

const failure = z.object({
  message: z.string().check(z.minLength(1)),
  code: z.catch(z.optional(errorCode), undefined),
  fields: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});

/** A longer text or an HTML page is a proxy's or framework's error page, not meant for people. */
const LONGEST_SENTENCE = 500;

/** Returns the error in a failed response: the body's `message`, or its text if it isn't JSON, or the status. */
export function failureOf(response: Response, text: string): ApiError {
  const body = z.safeParse(failure, json(text));
  if (body.success) {
    return new ApiError(
      response.status,
      body.data.code ?? codeOf(response.status),
      body.data.message,
      body.data.fields,
    );
  }
  const isSentence = json(text) === undefined && text.length <= LONGEST_SENTENCE && !/^\s*</.test(text);
  const raw = isSentence ? text.trim() : '';
  const statusLine = `${response.status} ${response.statusText}`;
  return new ApiError(response.status, codeOf(response.status), raw || response.statusText, {}, statusLine);
}

function codeOf(status: number): FailureCode {
  if (status === 401) return 'unauthenticated';
  if (status === 404) return 'not_found';
  return 'internal';
}

export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the message to show for a thrown value; `otherwise` if it has none. */
export function messageOf(error: unknown, otherwise = UNKNOWN): string {
  return error instanceof ApiError && error.message ? error.message : otherwise;
}
