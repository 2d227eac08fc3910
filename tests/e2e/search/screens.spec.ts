import { expect, test } from '../../harness/browser.ts';
import { openProfile } from '../../harness/pages/profile-form.ts';

const anyError = { expectedErrors: [/Failed to load resource/] };

test('a signed-in user who opens the login goes where it leads', async ({ page, member: _ }) => {
  await page.goto('/auth?redirect=/profile');
  await expect(page).toHaveURL(/\/profile$/);
});

test('the age field clears itself when it holds 0, and the timeline has its words', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await openProfile(page);
  const age = page.getByLabel('Age', { exact: true });
  await age.fill('0');
  await age.blur();
  await age.focus();
  await expect(age).toHaveValue('');
  await expect(page.getByLabel('When do you need the money?').getByRole('option')).toHaveText([
    /./,
    /0-3 months/,
    /3-6 months/,
    /6-12 months/,
    /1\+ years/,
  ]);
});

test('more programs are appended and counted, and the position is kept', async ({ page, member: _ }) => {
  await page.goto('/search-results?autoSearch=true');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await page.getByRole('button', { name: 'Load More Grants' }).click();
  await expect(page.getByText(/^Found \d+ additional grants!$/)).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(before);
  const ids = await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a search without results explains why and offers another', async ({ page, member: _ }) => {
  await page.goto('/search-results?autoSearch=true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Tell us/))
    .first()
    .fill('xylophonist zeppelin qwertz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['No grants found']);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(0);
  // Visible once: the line above the results is only for screen readers.
  await expect(page.locator('[aria-labelledby="results"]').getByRole('status').first()).toHaveClass(/visually-hidden/);
  await expect(page.getByRole('link', { name: '211', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save this search' })).toHaveCount(0);
  await expect(page.getByText('Try adjusting your search criteria or profile information.').first()).toBeVisible();
  await expect(page.getByText(/\b211\b/).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/See who helps for free in Ohio\./)).toBeVisible();
  await page.getByRole('button', { name: 'Search Again' }).click();
  const box = page.getByLabel('Search programs');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
});

test('a typo is corrected, and the page says how it read it', async ({ page, member: _ }) => {
  await page.goto('/search-results?autoSearch=true');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByPlaceholder(/Tell us/).fill('heatng bill');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Understood as heating bill\./)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/Energy|Weatherization|Heat/);
});

test.describe('when something fails', () => {
  test.use(anyError);

  test('a wrong password is reported inline and as a toast', async ({ page }) => {
    await page.goto('/auth');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
    await panel.getByRole('textbox', { name: 'Password' }).fill('wrong password');
    const answer = page.waitForResponse('**/api/login');
    await panel.getByRole('button', { name: 'Log in' }).click();
    expect((await answer).status()).toBe(401);
    // Checks the toast first, because it disappears within seconds. The text in the form stays.
    await expect(page.locator('.toast')).toContainText('Login failed');
    await expect(panel.getByText('Invalid email or password')).toBeVisible();
  });

  test('an address that is already registered is reported at its field', async ({ page, member }) => {
    await page.context().clearCookies();
    await page.goto('/auth?mode=signup');
    const panel = page.getByRole('tabpanel');
    for (const [label, value] of [
      ['First name', 'Maria'],
      ['Last name', 'Sample'],
      ['Email', member.email],
      ['Password', 'Good enough 1'],
    ] as const) {
      await panel.getByRole('textbox', { name: label }).fill(value);
    }
    await panel.getByRole('checkbox', { name: /agree/i }).check();
    const request = page.waitForRequest('**/api/register');
    await panel.getByRole('button', { name: 'Sign up' }).click();
    expect((await request).postDataJSON()).not.toHaveProperty('agreeTerms');
    await expect(page.locator('.toast')).toContainText('Registration failed');
    await expect(page.getByText('This email is already registered. Please use another email or login.')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Email' })).toBeFocused();
  });

  test('a failed search says so inline and as a toast, and can be retried', { tag: '@faults' }, async ({
    page,
    member: _,
  }) => {
    await page.route('**/api/grants/search', (route) => route.abort());
    await page.goto('/search-results?autoSearch=true');
    await expect(page.getByText('Auto-search failed').first()).toBeVisible();
    await expect(page.getByText('Please try searching manually').first()).toBeVisible();
    await page.unroute('**/api/grants/search');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test("a profile that can't be saved stays as typed", { tag: '@faults' }, async ({ page, newcomer: _ }) => {
    await page.goto('/profile');
    await page.route('**/api/user/profile', (route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong on our side.', code: 'internal', requestId: 'x' },
      }),
    );
    await page.getByLabel('Age', { exact: true }).fill('30');
    await page.getByLabel('Location').fill('Boise, Idaho');
    await page.getByLabel('Occupation').fill('Nurse');
    const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.locator('.toast')).toContainText('Profile update failed');
    expect((await logged).text()).toBe('Profile update failed: Something went wrong on our side.');
    await expect(page.getByRole('main').getByText('Something went wrong on our side.')).toBeVisible();
    await expect(page.getByLabel('Location')).toHaveValue('Boise, Idaho');
  });

  test('a program that does not exist is not found', async ({ page, member: _ }) => {
    await page.goto('/grants/no-such-program/apply');
    await expect(page.getByRole('heading', { name: 'Grant Not Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });
});

test('a program page names what is missing, and never links to anything but http', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await page.route('**/api/grants/liheap', async (route) => {
    const json = await (await route.fetch()).json();
    const hostile = { url: 'javascript:alert(1)', applicationUrl: 'data:text/html,x', providerUrl: null };
    await route.fulfill({
      json: { ...json, ...hostile, provider: null, amount: null, title: '<img src=x onerror=alert(1)>' },
    });
  });
  await page.goto('/grants/liheap/apply');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.getByText('Not Specified')).toBeVisible();
  await expect(page.getByText('N/A')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to apply?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'No Website Available' })).toBeDisabled();
  await expect(page.getByText(/Direct submission through Grantlight is not yet available/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Back/ })).toHaveAttribute('href', '/search-results');
});
