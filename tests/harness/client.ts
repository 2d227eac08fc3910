import { randomInt } from 'node:crypto';
import type { Endpoint, Output } from '../../contract/endpoint.ts';
import { type ErrorBody, errorBody } from '../../contract/errors.ts';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

interface Options {
  params?: Record<string, string>;
  body?: unknown;
  /** Sent unchanged, instead of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string | undefined>;
}

/** An API client that stores cookies and sends its own origin. Every response is parsed with the contract. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly base: string;
  /** The IP address. Each client has its own, unless the test sets it. */
  readonly address: string;

  constructor(base: string, address = randomAddress()) {
    this.base = base;
    this.address = address;
  }

  /** Calls an endpoint and expects success. */
  async ok<E extends Endpoint>(endpoint: E, options: Options = {}): Promise<Answer<Output<E['response']>>> {
    const answer = await this.send(endpoint.method, pathOf(endpoint, options.params), options);
    if (answer.status !== 200) throw new Error(`${endpoint.path} answered ${answer.status}: ${answer.text}`);
    return { ...answer, body: endpoint.response.parse(JSON.parse(answer.text)) as Output<E['response']> };
  }

  /** Calls an endpoint and expects an error with a body that matches the contract. */
  async fails(endpoint: Endpoint, options: Options = {}): Promise<Answer<ErrorBody>> {
    return this.failsAt(endpoint.method, pathOf(endpoint, options.params), options);
  }

  async failsAt(method: string, path: string, options: Options = {}): Promise<Answer<ErrorBody>> {
    const answer = await this.send(method, path, options);
    if (answer.status < 400) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return { ...answer, body: errorBody.parse(JSON.parse(answer.text)) };
  }

  async send(method: string, path: string, { body, raw, headers }: Options = {}) {
    const sent = new Headers({ origin: this.base, 'cf-connecting-ip': this.address });
    if (this.cookies.size > 0)
      sent.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (body !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value === undefined) sent.delete(name);
      else sent.set(name, value);
    }
    const payload = raw ?? (body === undefined ? null : JSON.stringify(body));
    const response = await fetch(`${this.base}${path}`, { method, headers: sent, body: payload, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

function randomAddress(): string {
  return `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`;
}

function pathOf(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'unknown'));
}
