import { expect, type Page } from '@playwright/test';

/** Returns a text that leaves a trace if a page treats it as markup or script. The name says where it was written. */
export const probe = (name: string) => `${name}"'></script><img src=x data-probe onerror=probeRan('${name}')>`;

/** Every text in the contract that a member or admin can write and that's stored and displayed. */
export const SHOWN_TEXTS: readonly string[] = [
  'POST /api/agent question',
  'POST /api/alerts/searches criteria.education',
  'POST /api/alerts/searches criteria.location',
  'POST /api/alerts/searches criteria.occupation',
  'POST /api/alerts/searches criteria.organizationName',
  'POST /api/alerts/searches criteria.searchTerm',
  'POST /api/alerts/searches criteria.tribalAffiliation',
  'POST /api/alerts/searches name',
  'POST /api/grants/:id/agent question',
  'POST /api/register firstName',
  'POST /api/register lastName',
  'POST /api/user/passkeys name',
  'PUT /api/admin/programs/:id edits.amount',
  'PUT /api/admin/programs/:id edits.deadline',
  'PUT /api/admin/programs/:id edits.description',
  'PUT /api/admin/programs/:id edits.eligibility',
  'PUT /api/admin/programs/:id edits.provider',
  'PUT /api/admin/programs/:id edits.requirements',
  'PUT /api/admin/programs/:id edits.title',
  'PUT /api/admin/programs/:id reason',
  'PUT /api/alerts/searches/:id name',
  'PUT /api/applications/:id/notes notes',
  'PUT /api/grants/:id/drafts/:kind budget[].item',
  'PUT /api/grants/:id/drafts/:kind budget[].why',
  'PUT /api/grants/saved/:id/notes notes',
  'PUT /api/user/name firstName',
  'PUT /api/user/name lastName',
  'PUT /api/user/passkeys/:id name',
  'PUT /api/user/profile education',
  'PUT /api/user/profile location',
  'PUT /api/user/profile occupation',
  'PUT /api/user/profile organizationName',
  'PUT /api/user/profile tribalAffiliation',
];

/**
 * Texts that no screen shows: secrets, ids and keys, form answers with a fixed format, texts that are only searched or
 * logged, and an address that isn't stored and that only the admin who tries it sees.
 */
export const HIDDEN_TEXTS =
  / (password|currentPassword|code|secondFactor|credential\.[\w.[\]]+|request|grantId|ids\[\]|excludeIds\[\]|subscriptionId|setupIntentId|key|basedOn|answer|listed\[\]|replaces)$|zipCode$| phone$|^POST \/api\/grant-application-details |^POST \/api\/grants\/(fitting|for-person|search|suggestions|priority) |^POST \/api\/client-errors |^POST \/api\/admin\/(members\/sign-out|programs\/find|sources\/:name\/try) |edits\.(applicationUrl|url|deadlineDate)$/;

/** Records the probes that run on any page opened from now on. */
export async function watchProbes(page: Page): Promise<{ ran: string[] }> {
  const watch = { ran: [] as string[] };
  await page.exposeFunction('probeRan', (name: string) => watch.ran.push(name));
  return watch;
}

/** Returns what a page shows as text, including its fields. */
const shownIn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
  });

/** Expects the page to show these probes as text, and no probe to have become markup, an address or a script. */
export async function expectHarmless(page: Page, { ran }: { ran: string[] }, names: readonly string[] = []) {
  for (const name of names) await expect.poll(() => shownIn(page), `${name} is shown`).toContain(probe(name));
  const became = await page.evaluate(() => [
    ...[...document.querySelectorAll('[data-probe], [onerror], [onload]')].map(({ outerHTML }) => outerHTML),
    ...[...document.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
      ['href', 'src', 'action', 'formaction']
        .map((name) => element.getAttribute(name) ?? '')
        .filter((address) => /^\s*(javascript|data:text|vbscript):?/i.test(address)),
    ),
  ]);
  expect(became).toEqual([]);
  expect(ran).toEqual([]);
}
