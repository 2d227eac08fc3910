import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { login, postLogin } from '../../contract/account/account.ts';
import { getHealth } from '../../contract/health.ts';
import { searchGrants } from '../../contract/search/search.ts';

export interface Product {
  appUrl: string;
  dataDir: string;
}

/** A kind of edit that programmers make, and how to see its effect. */
export interface Edit {
  what: string;
  file: string;
  /** Returns the file's text with the edit. `mark` is different each time. */
  apply: (text: string, mark: string) => string;
  open: (page: Page, product: Product) => Promise<void>;
  /** Resolves when the edit is visible. With a null `mark`, resolves when the original is visible again. */
  seen: (page: Page, mark: string | null, timeout: number) => Promise<unknown>;
  /** A field whose typed text must survive the edit. */
  typedIn?: string;
}

export const TYPED = 'typed@before.test';

/** The polling interval. Polling without a pause would take CPU time from the restarting server. */
const BETWEEN_QUESTIONS_MS = 50;

const EMAIL = '#login-email';
const AUTH = 'site/src/features/account/auth';

export const EDITS: readonly Edit[] = [
  {
    what: 'an island',
    file: `${AUTH}/LoginForm.tsx`,
    apply: (text, mark) => text.replace(/<\/form>/, `</form><p>{'${mark}'}</p>`),
    open: openLogin,
    seen: textSeen,
    typedIn: EMAIL,
  },
  {
    what: 'a text',
    file: `${AUTH}/texts.ts`,
    apply: (text, mark) => text.replace('Remember me', `${mark} Remember me`),
    open: openLogin,
    seen: textSeen,
    typedIn: EMAIL,
  },
  {
    what: 'a style',
    file: 'site/src/styles/forms.css',
    apply: (text, mark) => `${text}\nbody { quotes: '${mark}' '${mark}'; }\n`,
    open: openLogin,
    seen: (page, mark, timeout) =>
      page.waitForFunction(
        (wanted) => {
          const { quotes } = getComputedStyle(document.body);
          return wanted ? quotes.includes(wanted) : !quotes.includes('edit-');
        },
        mark,
        { timeout },
      ),
    typedIn: EMAIL,
  },
  {
    what: 'a page',
    file: 'site/src/pages/faqs.astro',
    apply: (text, mark) => text.replace('</Page>', `<p>${mark}</p></Page>`),
    open: openPage('/faqs'),
    seen: textSeen,
  },
  {
    what: 'a program file',
    file: 'site/src/content/programs/snap.yaml',
    apply: (text, mark) => text.replace(/^title: /m, `title: ${mark} `),
    open: openPage('/programs/snap'),
    seen: textSeen,
  },
  {
    what: 'a route of the Worker',
    file: 'worker/features/status/health/routes.ts',
    apply: (text, mark) => text.replace('version: packageJson.version', `version: '${mark}'`),
    open: openPage('/faqs'),
    seen: (page, mark, timeout) => answered(page, { path: getHealth.path, has: mark ?? '0.', timeout }),
  },
  {
    what: 'a rule of the matching',
    file: 'matching/rules/match.ts',
    apply: (text) => text.replace("unknown: 'likely'", "unknown: 'eligible'"),
    async open(page, product) {
      await openPage('/faqs')(page, product);
      const logins = JSON.parse(readFileSync(join(product.dataDir, 'logins.json'), 'utf8'));
      await page.request.post(product.appUrl + postLogin.path, {
        data: login.parse(logins.premium),
        headers: { origin: product.appUrl },
        failOnStatusCode: true,
      });
    },
    seen(page, mark, timeout) {
      const likely = '"verdict":"likely"';
      const has = mark ? { hasNot: likely, has: '"verdict":"eligible"' } : { has: likely };
      return answered(page, { path: searchGrants.path, body: { searchTerm: 'food' }, ...has, timeout });
    },
  },
];

function openPage(path: string): Edit['open'] {
  return async (page, { appUrl }) => void (await page.goto(appUrl + path));
}

async function openLogin(page: Page, product: Product): Promise<void> {
  await openPage('/auth')(page, product);
  await page.locator(EMAIL).waitFor();
}

async function textSeen(page: Page, mark: string | null, timeout: number): Promise<void> {
  const marked = page.getByText(mark ?? /edit-\d/).first();
  await marked.waitFor({ state: mark ? 'visible' : 'detached', timeout });
}

interface Wanted {
  path: string;
  body?: object | undefined;
  has: string;
  hasNot?: string;
  timeout: number;
}

/** Resolves when the open page receives the wanted API response. */
async function answered(page: Page, { path, body, has, hasNot, timeout }: Wanted): Promise<void> {
  const ask = ({ path, body }: Pick<Wanted, 'path' | 'body'>) => {
    const headers = { 'content-type': 'application/json' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    return fetch(path, init).then((response) => response.text());
  };
  for (const begun = performance.now(); performance.now() - begun < timeout; ) {
    // The page may be reloading.
    const text = await page.evaluate(ask, { path, body }).catch(() => '');
    if (text.includes(has) && !(hasNot && text.includes(hasNot))) return;
    await setTimeout(BETWEEN_QUESTIONS_MS);
  }
  throw new Error(`${path} did not answer with ${has} in time`);
}
