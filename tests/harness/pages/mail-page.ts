import type { APIRequestContext } from '@playwright/test';
import { expect } from '../browser.ts';

/** A pattern's match in the newest mail to a recipient, once there is one. */
export async function textInMail(request: APIRequestContext, recipient: string, pattern: RegExp): Promise<string> {
  await expect.poll(() => newestMail(request, recipient)).toMatch(pattern);
  return pattern.exec(await newestMail(request, recipient))?.[0] ?? '';
}

/** The path of the link to this page in the newest mail to a recipient, once the local mail page shows one. */
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
