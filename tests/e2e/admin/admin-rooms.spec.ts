import { expect, test } from '../../harness/browser.ts';
import {
  DASHBOARD,
  LOGIN_CALL,
  logIn,
  main,
  PROGRAM_CALL,
  refusal,
  toast,
  UNAUTHENTICATED,
  withRooms,
} from '../../harness/members/admin.ts';
import { COMPLETE, HOSTILE, PROGRAM } from '../../harness/screens/admin-answers.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test("the dashboard's sections have addresses: reload and Back work", async ({ page }) => {
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

test('a run with failed sources never ends in plain green', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=runs`);
  await page.route('**/crawl-runs/11/errors', (route) => route.fulfill({ json: { errors: [], total: 0 } }));
  const badge = page.getByText('Complete, 1 failed', { exact: true });
  await expect(badge).toHaveClass(/badge-warn/);
  await page.getByRole('link', { name: 'Run 11' }).click();
  await expect(page.getByRole('heading', { name: 'Run 11' })).toContainText('Complete, 1 failed');
  await expect(badge).toHaveClass(/badge-warn/);
});

test("a run's errors can be filtered, and source text is shown as text alone", { tag: '@screens' }, async ({
  page,
}) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=runs&run=12`);
  await expect(
    page.getByText('Only 120 of 340 errors are listed: the latest, and some for each source and cause.'),
  ).toBeVisible();
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

test('records held from a source are reviewed and let in', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=sources`);
  await expect(page.getByText('It lists 33,600 or more programs. Before, it had 141.')).toBeVisible();
  await expect(page.getByText('Orchard Renewal Program')).toBeVisible();
  await expect(main(page).locator('img')).toHaveCount(0);
  const letIn = page.getByRole('button', { name: 'Let them in of Feeds of foundations' });
  await page.route('**/held', (route) => route.fulfill({ status: 404, json: refusal('It has gone.', 'not_found') }));
  await letIn.click();
  await expect(toast(page)).toContainText('The decision couldn’t be saved');
  await page.unroute('**/held');
  await page.route('**/held', (route) => route.fulfill({ json: { message: 'They come.' } }));
  const sent = page.waitForRequest('**/feeds/held');
  const again = page.waitForRequest('**/api/admin/sources');
  await letIn.click();
  expect((await sent).postDataJSON()).toEqual({ letIn: true });
  await again;
  await expect(toast(page).filter({ hasText: 'They come.' })).toBeVisible();
});

test('another address is tried like the source, ten programs at a time', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=sources`);
  await page.getByRole('button', { name: 'Preview of Feeds of foundations' }).click();
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Another address');
  await address.fill('foundation.example');
  await dialog.getByRole('button', { name: 'Try this address' }).click();
  await expect(dialog.getByText('Please enter an address that starts with https://')).toBeVisible();
  await expect(address).toBeFocused();
  const programs = Array.from({ length: 12 }, (_, place) => ({
    ...{ id: `feeds-${place}`, title: `Call ${place}`, change: 'new', fields: [] },
  }));
  const refused = [{ record: 'id 3', reason: 'title: No title' }];
  await page.route('**/feeds/try', (route) =>
    route.fulfill({
      json: { records: 13, left: 0, refused, faults: [], programs, inAll: { programs: 12, refused: 1 } },
    }),
  );
  const sent = page.waitForRequest('**/feeds/try');
  await address.fill(' https://foundation.example/rss ');
  await dialog.getByRole('button', { name: 'Try this address' }).click();
  expect((await sent).postDataJSON()).toEqual({ address: 'https://foundation.example/rss' });
  await expect(dialog.getByText('What you see is from https://foundation.example/rss.')).toBeVisible();
  await expect(dialog.getByText('title: No title')).toBeVisible();
  await expect(dialog.getByText('Call 9', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Call 10', { exact: true })).toBeHidden();
  await dialog.getByRole('button', { name: 'Show more programs' }).click();
  await expect(dialog.getByText('Call 11', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to its own address' }).click();
  await expect(dialog.getByText('Farm loans')).toBeVisible();
});

test('a source is switched off and on', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=sources`);
  await expect(page.getByText('An admin switched it off on')).toBeVisible();
  await page.route('**/switch', (route) => route.fulfill({ status: 500, json: refusal('Our fault.', 'internal') }));
  await page.getByRole('button', { name: 'Switch off of Grants.gov' }).click();
  await expect(toast(page)).toContainText('The switch couldn’t be saved');
  await page.unroute('**/switch');
  await page.route('**/switch', (route) => route.fulfill({ json: { message: 'It is on.' } }));
  const sent = page.waitForRequest('**/feeds/switch');
  const again = page.waitForRequest('**/api/admin/sources');
  await page.getByRole('button', { name: 'Switch on of Feeds of foundations' }).click();
  expect((await sent).postDataJSON()).toEqual({ isOn: true });
  await again;
  await expect(toast(page).filter({ hasText: 'It is on.' })).toBeVisible();
});

test('a source preview is started, waited for and canceled', async ({ page }) => {
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
  await expect(dialog.getByText('Only the first 3 of 97 programs are compared.')).toBeVisible();
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
    await expect(page.getByLabel('Why are you changing this?')).toBeFocused();
    await page.getByLabel('Why are you changing this?').fill('Moved to the county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The program is saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Hide this program' }).click();
    await page.getByLabel('Why are you hiding it?').fill('It never was a program');
    await page.getByRole('button', { name: 'Hide this program' }).click();
    await expect(page.getByRole('button', { name: 'Show this program again' })).toBeFocused();
    await expect(page.getByText('The program is saved.')).toHaveCount(1);
    const on = PROGRAM.updatedAt;
    expect(bodies).toEqual([
      { edits: { provider: 'The county' }, withdraw: [], reason: 'Moved to the county', basedOn: on },
      { edits: { hidden: true }, withdraw: [], reason: 'It never was a program', basedOn: '1' },
    ]);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByLabel('Id, address or words')).toHaveValue('heating');
  });

  test('changed by another admin keeps what was typed, which can overwrite the change', { tag: '@faults' }, async ({
    page,
  }) => {
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
    await page.getByLabel('Why are you changing this?').fill('Moved to the county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(main(page).getByRole('alert')).toContainText('Someone else changed this program');
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('Up to $900');
    await expect(page.getByLabel('Provider')).toHaveValue('The county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The program is saved.')).toBeVisible();
  });

  test('has its older corrections behind a button', { tag: '@screens' }, async ({ page }) => {
    await withRooms(page);
    await page.goto(`${DASHBOARD}?view=programs&program=liheap`);
    await expect(page.getByText('Read again on the official page')).toBeVisible();
    await page.getByRole('button', { name: 'Show older entries' }).click();
    await expect(page.getByText('The first entry of all')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show older entries' })).toBeHidden();
  });

  test('keeps what was typed when the login ends, until an admin logs in again', { tag: '@faults' }, async ({
    page,
  }) => {
    await withRooms(page);
    await page.route(PROGRAM_CALL, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, json: UNAUTHENTICATED })
        : route.fulfill({ json: PROGRAM }),
    );
    await page.route(LOGIN_CALL, (route) => route.fulfill({ json: { token: 'another-token' } }));
    await page.goto(`${DASHBOARD}?view=programs&program=liheap`);
    await page.getByLabel('Provider').fill('The county');
    await page.getByLabel('Why are you changing this?').fill('Moved to the county');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.waitForURL('**/admin-login*');
    await logIn(page);
    await page.waitForURL('**/admin-dashboard?view=programs&program=liheap');
    await expect(page.getByText('What you typed is still in the form, but it isn’t saved yet.')).toBeVisible();
    await expect(page.getByLabel('Provider')).toHaveValue('The county');
    await expect(page.getByLabel('Why are you changing this?')).toHaveValue('Moved to the county');
    expect(await page.evaluate(() => sessionStorage.getItem('adminDraft'))).toBeNull();
  });

  test('keeps its last day when only part of another one was typed', { tag: '@screens' }, async ({ page }) => {
    await withRooms(page);
    await page.goto(`${DASHBOARD}?view=programs&program=liheap`);
    await page.getByLabel('Last day').focus();
    await page.keyboard.press('Backspace');
    await page.getByLabel('Why are you changing this?').fill('Read again at its source');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1;
    });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Please enter the whole day, or clear it')).toBeVisible();
    await expect(page.getByLabel('Last day')).toBeFocused();
    expect(sent).toBe(0);
  });

  test("hidden meanwhile by another admin isn't shown again by a second press", { tag: '@faults' }, async ({
    page,
  }) => {
    await withRooms(page);
    const hidden = { ...PROGRAM, state: 'hidden', updatedAt: 'newer', values: { ...PROGRAM.values, hidden: true } };
    let asked = 0;
    await page.route(PROGRAM_CALL, (route) => {
      if (route.request().method() === 'PUT')
        return route.fulfill({ status: 409, json: refusal('Changed.', 'conflict') });
      asked += 1;
      // First, something else changes; then another admin hides the program.
      return route.fulfill({ json: asked < 3 ? PROGRAM : hidden });
    });
    await page.goto(`${DASHBOARD}?view=programs&program=liheap`);
    await page.getByRole('button', { name: 'Hide this program' }).click();
    const reason = page.getByLabel('Why are you hiding it?');
    await reason.fill('It never was a program');
    await page.getByRole('button', { name: 'Hide this program' }).click();
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(reason).toBeFocused();
    await expect(reason).toHaveValue('It never was a program');
    await page.getByRole('button', { name: 'Hide this program' }).click();
    await page.getByRole('button', { name: 'Load the newest version' }).click();
    await expect(page.getByText('Someone else has already done this.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show this program again' })).toBeFocused();
    await expect(page.getByLabel('Why are you showing it again?')).toBeHidden();
  });

  test('asks before it is left with unsaved changes', { tag: '@screens' }, async ({ page }) => {
    await withRooms(page);
    await page.goto(`${DASHBOARD}?view=programs&words=heating`);
    await page.getByRole('link', { name: 'Help with heating bills' }).click();
    await page.getByLabel('Provider').fill('The county');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      return questions.length < 4 ? dialog.dismiss() : dialog.accept();
    });
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await expect.poll(() => questions.length).toBe(1);
    await page.evaluate(() => history.back());
    await expect.poll(() => questions.length).toBe(2);
    await expect(page.getByLabel('Provider')).toHaveValue('The county');
    await expect(page).toHaveURL(/program=liheap/);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => questions.length).toBe(3);
    await expect(page.getByLabel('Provider')).toHaveValue('The county');
    await page.getByRole('link', { name: 'Runs', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Runs so far' })).toBeVisible();
    expect(questions[0]).toContain('aren’t saved');
  });
});
