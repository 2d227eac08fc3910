import { expect, test } from 'vitest';
import { putSavedSearch } from '../../contract/saved/alerts.ts';
import { alertKit } from '../harness/members/alert-kit.ts';

const kit = await alertKit();
/** Markup, a quote that ends an attribute, and (in `BROKEN`) line breaks that would start a new header. */
const HOSTILE = `Wombat"'></a><img src=x onerror=alert(1)><script>alert(2)</script>`;
const BROKEN = 'Wombat shelter\r\nBcc: everybody@evil.example\r\n\r\n<script>alert(3)</script>';

test.each([HOSTILE, BROKEN])('an email has %j as text: in its subject, its HTML and its plain text', async (title) => {
  const { account, client, search } = await kit.subscribed();
  const body = { name: HOSTILE, frequency: 'weekly' as const };
  await client.ok(putSavedSearch, { params: { id: String(search.id) }, body });
  await kit.newArrival({ title, agency: HOSTILE });
  await kit.look();
  const [mail] = await kit.mailsTo(account.email);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.html).not.toMatch(/<(img|script|iframe|svg|object|form|link|base)\b/i);
  expect(mail?.html).not.toMatch(/<[a-z][^>]*\son\w+\s*=/i);
  expect(mail?.plainText).toContain('<img src=x onerror=alert(1)>');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what a subject must not contain
  expect(mail?.subject).not.toMatch(/[\u0000-\u001f]/);
  for (const link of mail?.html.matchAll(/href="([^"]*)"/g) ?? [])
    expect(link[1]).toMatch(/^https:\/\/grantlight\.example\//);
});
