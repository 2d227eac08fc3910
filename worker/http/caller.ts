import type { Context } from 'hono';
import { networkOf } from '../features/limits/network.ts';
import type { AppTypes } from './context.ts';

/** The network that a call comes from, as Cloudflare saw it: callers cannot set this header. */
export function networkOfCaller(context: Context<AppTypes>): string {
  return networkOf(context.req.header('cf-connecting-ip') ?? 'unknown');
}

/** The e-mail address that a parsed body names. */
export function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}
