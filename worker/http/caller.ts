import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppTypes } from './context.ts';
import { networkOf } from './network.ts';

/**
 * The network that a call comes from, as Cloudflare saw it: callers cannot set this header there. Where nobody stands in
 * front of us they can, and all of them are one network.
 */
export function networkOfCaller(context: Context<AppTypes>): string {
  if (context.get('settings').CALLER_ADDRESSES === 'none') return 'unknown';
  return networkOf(context.req.header('cf-connecting-ip') ?? 'unknown');
}

/** The e-mail address that a parsed body names. */
export function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}

/** The endpoint that is called, as it may stand in a log: by its pattern, without what stands in the address. */
export function callOf(context: Context<AppTypes>): string {
  // Refused before its endpoint was reached: the router's last pattern is near enough.
  return context.get('call') ?? `${context.req.method} ${routePath(context, -1)}`;
}
