import type { Page } from '@playwright/test';
import { SESSION_KEYS } from '../../site/src/features/session/storage.ts';
import {
  asAdminMember,
  DASHBOARD,
  LOGIN_CALL,
  PROGRAM_CALL,
  refusal,
  START_CALL,
  STATUS_CALL,
  withRooms,
  withStatus,
  withToken,
} from '../harness/admin.ts';
import { COMPLETE, HOSTILE, IDLE, PROGRAM, progressOf } from '../harness/admin-answers.ts';
import { expect, test } from '../harness/browser.ts';

const POLL_MS = 5000;
const UNAUTHENTICATED = refusal('Please log in as an admin first.', 'unauthenticated');

test.use({ expectedErrors: [/Failed to load resource/] });

const tokenIn = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEYS.adminToken);
const toast = (page: Page) => page.locator('.toast');
const main = (page: Page) => page.getByRole('main');

async function logIn(page: Page, email = 'ada@grantlight.example', password = 'some password'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in as admin' }).click();
}

test('a wrong login is told at its fields, inline and as a toast, and leaves no token', async ({ page }) => {
  await page.goto('/admin-login');
  await logIn(page, 'nobody', 'short');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await logIn(page, 'nobody@example.org');
  await expect(toast(page)).toContainText('Login failed');
  await expect(toast(page)).toContainText('Invalid credentials');
  await expect(main(page).getByText('Invalid credentials')).toBeVisible();
  expect(await tokenIn(page)).toBeNull();
  await expect(page.getByText('This copy runs on your own machine')).toBeVisible();
});

test('a login that is taken opens the dashboard, which opens again without one', async ({ page }) => {
  await withStatus(page, IDLE);
  await page.route(LOGIN_CALL, (route) => route.fulfill({ json: { token: 'a-token-of-this-test' } }));
  await page.goto('/admin-login');
  const asked = page.waitForRequest(STATUS_CALL);
  await logIn(page);
  await expect(page).toHaveURL(DASHBOARD);
  expect((await asked).headers()['authorization']).toBe('Bearer a-token-of-this-test');
  await expect(page.getByText('Idle', { exact: true })).toBeVisible();
  await page.goto('/admin-login');
  await expect(page).toHaveURL(DASHBOARD);
});

test('the dashboard without a token leads to the login', async ({ page }) => {
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL('/admin-login');
  await expect(toast(page)).toContainText('Access Denied');
  await expect(toast(page)).toContainText('Please log in as an admin first');
});

for (const status of [401, 403]) {
  test(`a ${status} clears the token and leads to the login`, async ({ page }) => {
    await withRooms(page);
    await page.route(STATUS_CALL, (route) => route.fulfill({ status, json: UNAUTHENTICATED }));
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL('/admin-login');
    await expect(toast(page)).toContainText('Session Expired');
    expect(await tokenIn(page)).toBeNull();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
}

test('logging out ends the token here and on the server', async ({ page }) => {
  await withRooms(page, IDLE);
  await page.goto(DASHBOARD);
  const ended = page.waitForRequest('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await ended).headers()['authorization']).toMatch(/^Bearer /);
  await expect(page).toHaveURL('/admin-login');
  expect(await tokenIn(page)).toBeNull();
});

test("a member's logout takes the admin's token with it", async ({ page, member: _ }) => {
  await withRooms(page, IDLE);
  await page.goto('/profile');
  const ended = page.waitForRequest('**/api/logout');
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await ended).headers()['authorization']).toMatch(/^Bearer /);
  await expect(page).toHaveURL('/');
  expect(await tokenIn(page)).toBeNull();
});

test.describe('the crawler card', () => {
  test('shows all of a run', async ({ page }) => {
    await withRooms(page);
    await page.goto(DASHBOARD);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    for (const text of [
      /Grants found\s*12,345/,
      /Start time/,
      /End time\s*Not yet/,
      /Current task: Grants.gov/,
      /Loans\s*45/,
    ])
      await expect(main(page)).toContainText(text);
    await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '42');
    for (const name of ['Categories', 'Federal', 'States', 'NGOs'])
      await expect(page.getByRole('progressbar', { name })).toBeVisible();
    await expect(page.getByText('No errors in this run.')).toBeVisible();
  });

  test('asks every five seconds while it runs and is seen, says what is lost, and rests at the end', async ({
    page,
  }) => {
    await page.clock.install();
    await withRooms(page);
    let progress = progressOf();
    let asked = 0;
    await page.route(STATUS_CALL, (route) => {
      asked += 1;
      return route.fulfill({ json: { progress } });
    });
    await page.goto(DASHBOARD);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    // From here on no time passes but what the test lets pass.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    const before = asked;
    await page.clock.runFor(0.3 * POLL_MS);
    expect(asked).toBe(before);
    progress = progressOf({ progress: 51 });
    await page.clock.runFor(0.7 * POLL_MS);
    await expect(page.getByText('The crawler is running: 50 percent done.')).toBeAttached();
    expect(asked).toBe(before + 1);

    // Nobody looks: nothing is asked. Whoever comes back is told at once.
    await setHidden(page, true);
    await page.clock.runFor(10 * POLL_MS);
    expect(asked).toBe(before + 1);
    progress = progressOf({ progress: 60 });
    await setHidden(page, false);
    await expect(page.getByText('60%')).toBeVisible();
    expect(asked).toBe(before + 2);

    await page.route(STATUS_CALL, (route) => route.abort());
    await page.clock.runFor(POLL_MS);
    await expect(page.getByText('The connection is lost', { exact: true })).toBeVisible();
    await expect(page.getByText('60%')).toBeVisible();
    await page.unroute(STATUS_CALL);
    await withStatus(page, COMPLETE);
    const ended = page.waitForResponse(STATUS_CALL);
    await page.clock.runFor(POLL_MS);
    await ended;
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await expect(page.getByText('The connection is lost', { exact: true })).toBeHidden();
    let later = 0;
    await page.route(STATUS_CALL, (route) => {
      later += 1;
      return route.fulfill({ json: { progress: COMPLETE } });
    });
    await page.clock.runFor(10 * POLL_MS);
    expect(later).toBe(0);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect.poll(() => later).toBe(1);
  });

  test('a slow answer is waited for: questions never pile up', async ({ page }) => {
    await page.clock.install();
    await withRooms(page);
    let asked = 0;
    await page.route(STATUS_CALL, () => {
      asked += 1;
    });
    await page.goto(DASHBOARD);
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(3 * POLL_MS);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    expect(asked).toBe(1);
  });

  test('starts a run, and says who was faster', async ({ page }) => {
    await withRooms(page, IDLE);
    await page.goto(DASHBOARD);
    const faster = 'A crawl is running already. Ada started it at 3:04 AM UTC.';
    await page.route(START_CALL, (route) => route.fulfill({ status: 409, json: refusal(faster, 'conflict') }));
    await page.getByRole('button', { name: 'Start Grant Crawler' }).click();
    await expect(toast(page)).toContainText('Grant Crawl Failed');
    await expect(main(page).getByRole('alert')).toContainText(faster);

    await page.route(START_CALL, (route) => route.fulfill({ json: { message: 'Grant crawler started.' } }));
    await withStatus(page, progressOf({ progress: 0 }));
    await page.getByRole('button', { name: 'Start Grant Crawler' }).click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('alert')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Crawl is running…' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('an error of the crawler stands on the page and is a toast once', async ({ page }) => {
    await withRooms(page);
    await withStatus(page, progressOf(), 'The crawler has not been heard of for two minutes.');
    await page.goto(DASHBOARD);
    await expect(toast(page)).toContainText('Crawler Error');
    await expect(main(page).getByRole('alert')).toContainText('has not been heard of');
    await expect(toast(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByText('The status is up to date.')).toBeAttached();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start Grant Crawler' })).toBeEnabled();
  });
});

/** As if the tab were put behind another one, or in front again. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

test('the parts of the dashboard have addresses: reload and Back work', async ({ page }) => {
  await withRooms(page, COMPLETE);
  await page.goto(DASHBOARD);
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await page.getByRole('link', { name: 'Run 12' }).click();
  await expect(page).toHaveURL(/view=runs&run=12$/);
  await expect(page.getByRole('heading', { name: 'Run 12' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Skipped: it needs a key')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Runs so far' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
});

test('the errors of a run are filtered, and what sources say is text alone', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=runs&run=12`);
  await expect(page.getByText('Only the last 120 of 340 errors are listed.')).toBeVisible();
  await expect(main(page).getByText(HOSTILE).first()).toBeVisible();
  await expect(main(page).locator('img, a[href^="javascript"]')).toHaveCount(0);
  await page.getByLabel('Source', { exact: true }).selectOption('California Grants Portal');
  await expect(page.getByText('40 of 120 errors', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Words in the error').fill('Record 99');
  await expect(page.getByText('1 of 120 errors')).toBeVisible();
  await page.getByLabel('Words in the error').fill('no such words');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByText('120 errors', { exact: true })).toBeVisible();
});

test('a source is previewed, waited for and broken off', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=sources`);
  await expect(page.getByText('Skipped: it needs a key')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview of Live search' })).toHaveCount(0);
  const open = page.getByRole('button', { name: 'Preview of Grants.gov' });
  await page.route('**/preview', () => {});
  await open.click();
  await expect(page.getByText(/Reading the first page/)).toBeVisible();
  const broken = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await broken;
  await expect(open).toBeFocused();

  await page.unroute('**/preview');
  await page.route('**/preview', (route) => route.fulfill({ status: 500, json: refusal('Our fault.', 'internal') }));
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Our fault.')).toBeVisible();
  await page.unroute('**/preview');
  await withRooms(page);
  await dialog.getByRole('button', { name: 'Read again' }).click();
  await dialog.getByText('2 fields').click();
  await expect(dialog.getByText('March 1, 2027')).toBeVisible();
  await expect(dialog.getByText('The record has no title.')).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
});

test.describe('a program', () => {
  test('is found, corrected with a reason and hidden', async ({ page }) => {
    await withRooms(page);
    const bodies: unknown[] = [];
    await page.route(PROGRAM_CALL, async (route) => {
      if (route.request().method() !== 'PUT') return route.fulfill({ json: PROGRAM });
      const body = route.request().postDataJSON();
      bodies.push(body);
      const values = { ...PROGRAM.values, ...body.edits };
      const program = { ...PROGRAM, values, state: values.hidden ? 'hidden' : 'open', updatedAt: `${bodies.length}` };
      await route.fulfill({ json: { message: 'The program is saved.', program } });
    });
    await page.goto(`${DASHBOARD}?view=programs`);
    await page.getByRole('button', { name: 'Find programs' }).click();
    await expect(page.getByText('At least two letters')).toBeVisible();
    await page.getByLabel('Id, address or words').fill('heating');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The first 2 programs. Add a word to find fewer.')).toBeVisible();
    await page.getByRole('link', { name: 'Help with heating bills' }).click();

    await page.getByLabel('Provider').fill('The county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Please say why, in a few words')).toBeVisible();
    await expect(page.getByLabel('Why do you change this?')).toBeFocused();
    await page.getByLabel('Why do you change this?').fill('Moved to the county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The program is saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Hide this program' }).click();
    await page.getByLabel('Why do you hide it?').fill('It never was a program');
    await page.getByRole('button', { name: 'Hide this program' }).click();
    await expect(page.getByRole('button', { name: 'Show this program again' })).toBeFocused();
    const on = PROGRAM.updatedAt;
    expect(bodies).toEqual([
      { edits: { provider: 'The county' }, withdraw: [], reason: 'Moved to the county', basedOn: on },
      { edits: { hidden: true }, withdraw: [], reason: 'It never was a program', basedOn: '1' },
    ]);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByLabel('Id, address or words')).toHaveValue('heating');
  });

  test('that somebody else changed keeps what was typed until it is saved over the newest', async ({ page }) => {
    await withRooms(page);
    const newer = { ...PROGRAM, updatedAt: 'newer', values: { ...PROGRAM.values, amount: 'Up to $900' } };
    let isChanged = false;
    await page.route(PROGRAM_CALL, (route) => {
      if (route.request().method() !== 'PUT') return route.fulfill({ json: isChanged ? newer : PROGRAM });
      const isNewest = route.request().postDataJSON().basedOn === 'newer';
      isChanged = true;
      return isNewest
        ? route.fulfill({ json: { message: 'The program is saved.', program: newer } })
        : route.fulfill({ status: 409, json: refusal('Changed.', 'conflict') });
    });
    await page.goto(`${DASHBOARD}?view=programs&program=liheap`);
    await page.getByLabel('Provider').fill('The county');
    await page.getByLabel('Why do you change this?').fill('Moved to the county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(main(page).getByRole('alert')).toContainText('Somebody changed this program meanwhile');
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('Up to $900');
    await expect(page.getByLabel('Provider')).toHaveValue('The county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The program is saved.')).toBeVisible();
  });

  test('is not left with changes that are not saved without a question', async ({ page }) => {
    await withRooms(page);
    await page.goto(`${DASHBOARD}?view=programs&words=heating`);
    await page.getByRole('link', { name: 'Help with heating bills' }).click();
    await page.getByLabel('Provider').fill('The county');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      return questions.length < 3 ? dialog.dismiss() : dialog.accept();
    });
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await expect.poll(() => questions.length).toBe(1);
    await page.evaluate(() => history.back());
    await expect.poll(() => questions.length).toBe(2);
    await expect(page.getByLabel('Provider')).toHaveValue('The county');
    await expect(page).toHaveURL(/program=liheap/);
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Runs so far' })).toBeVisible();
    expect(questions[0]).toContain('not saved');
  });
});

test.describe('/admin', () => {
  test('is for those whom the server calls admins', async ({ page, member: _ }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await expect(toast(page)).toContainText('Access Denied');
    await expect(toast(page)).toContainText('You do not have permission to access this page.');
  });

  test('leads a visitor to the login and back', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fadmin/);
  });

  test('has a login of its own, and says what is wrong with it', async ({ page, member: _ }) => {
    await asAdminMember(page);
    await page.goto('/admin');
    await logIn(page, 'nobody@example.org');
    await expect(toast(page)).toContainText('Authentication Failed');
    await expect(main(page).getByRole('alert')).toContainText('Invalid admin credentials');
    await page.route(LOGIN_CALL, (route) => route.abort());
    await logIn(page);
    await expect(main(page).getByRole('alert')).toContainText('Authentication Error');

    await page.route(LOGIN_CALL, (route) => route.fulfill({ json: { token: 'a-token-of-this-test' } }));
    await withStatus(page, IDLE);
    await logIn(page);
    await expect(page.getByText('Idle', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Crawler controls' })).toBeFocused();
    await page.route(START_CALL, (route) => route.fulfill({ status: 401, json: UNAUTHENTICATED }));
    await page.getByRole('button', { name: 'Start Grant Crawler' }).click();
    await expect(toast(page)).toContainText('Authentication Required');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await tokenIn(page)).toBeNull();
  });

  test('shows the programs by type and leads to the dashboard', async ({ page, member: _ }) => {
    await asAdminMember(page);
    await withToken(page);
    await withStatus(page, COMPLETE);
    await page.goto('/admin');
    for (const text of [/Grants\s*12,000/, /Loans\s*45/, /Assistance\s*300/])
      await expect(main(page)).toContainText(text);
    await expect(page.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute('href', DASHBOARD);
  });
});
