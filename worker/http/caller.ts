import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { AppTypes } from './context.ts';
import { networkOf } from './network.ts';

/**
 * Returns the caller's network as Cloudflare sees it: callers can't set this header there. Without a proxy in front of
 * us they could, so all callers count as one network.
 */
export function networkOfCaller(context: Context<AppTypes>): string {
  if (context.get('settings').CALLER_ADDRESSES === 'none') return 'unknown';
  return networkOf(context.req.header('cf-connecting-ip') ?? 'unknown');
}

/** Returns the email address in a parsed body. */
export function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}

/** Returns a call's endpoint, safe to log: its pattern, without values from the URL. */
export function callOf(context: Context<AppTypes>): string {
  // If the call was refused before it reached its endpoint, the router's last pattern is close enough.
  return context.get('call') ?? `${context.req.method} ${routePath(context, -1)}`;
}
