import type { APIRequestContext } from '@playwright/test';
import { expect } from '../browser.ts';

/** Waits until the newest email to a recipient matches a pattern. Returns the match. */
export async function textInMail(request: APIRequestContext, recipient: string, pattern: RegExp): Promise<string> {
  await expect.poll(() => newestMail(request, recipient)).toMatch(pattern);
  return pattern.exec(await newestMail(request, recipient))?.[0] ?? '';
}

/** Waits until the newest email to a recipient links to this page. Returns the link's path. */
export async function linkInMail(request: APIRequestContext, recipient: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}/[\\w-]+`);
  await expect.poll(() => newestMail(request, recipient)).toMatch(link);
  return link.exec(await newestMail(request, recipient))?.[0] ?? '';
}

async function newestMail(request: APIRequestContext, recipient: string): Promise<string> {
  const address = process.env['MAIL_URL'] ?? '';
  const list = await (await request.get(address)).text();
  const entry = list.split('<article').find((part) => part.includes(recipient));
  const path = /\/mail\/\d+/.exec(entry ?? '')?.[0];
  return path ? (await request.get(`${address}${path}`)).text() : '';
}
