import { expect, test } from '../../harness/browser.ts';
import {
  asAdminMember,
  DASHBOARD,
  LOGIN_CALL,
  logIn,
  main,
  START_CALL,
  STATUS_CALL,
  toast,
  tokenIn,
  UNAUTHENTICATED,
  withOverview,
  withRooms,
  withStatus,
  withToken,
} from '../../harness/members/admin.ts';
import { COMPLETE, IDLE } from '../../harness/screens/admin-answers.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test('a wrong login is shown at its fields, inline and as a toast, and leaves no token', async ({ page }) => {
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

test('a successful login opens the dashboard, which reopens without one', async ({ page }) => {
  await withStatus(page, IDLE);
  await withOverview(page);
  await page.route(LOGIN_CALL, (route) => route.fulfill({ json: { token: 'a-token-of-this-test' } }));
  await page.goto('/admin-login');
  const asked = page.waitForRequest(STATUS_CALL);
  await logIn(page);
  await expect(page).toHaveURL(DASHBOARD);
  expect((await asked).headers()['authorization']).toBe('Bearer a-token-of-this-test');
  await expect(page.getByText('Idle', { exact: true })).toBeVisible();
  // The top bar doesn't ask a logged-in admin to log in.
  await expect(page.getByRole('banner').getByRole('link', { name: /^(Log in|Sign up)$/i })).toHaveCount(0);
  await page.goto('/admin-login');
  await expect(page).toHaveURL(DASHBOARD);
});

test('the dashboard without a token leads to the login', { tag: '@security' }, async ({ page }) => {
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL('/admin-login');
  await expect(toast(page)).toContainText('Access Denied');
  await expect(toast(page)).toContainText('Please log in as an admin first');
});

for (const status of [401, 403]) {
  test(`a ${status} clears the token and leads to the login`, { tag: '@security' }, async ({ page }) => {
    await withRooms(page);
    await page.route(STATUS_CALL, (route) => route.fulfill({ status, json: UNAUTHENTICATED }));
    await page.goto(DASHBOARD);
    await expect(page).toHaveURL('/admin-login');
    await expect(toast(page)).toContainText('Session Expired');
    expect(await tokenIn(page)).toBeNull();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
}

test('an ended login says why on the page, and the next one returns to it', {
  tag: '@security',
}, async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=runs&run=12`);
  await expect(page.getByRole('heading', { name: 'Run 12' })).toBeVisible();
  await page.route('**/api/admin/crawl-runs', (route) => route.fulfill({ status: 401, json: UNAUTHENTICATED }));
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page).toHaveURL('/admin-login');
  await expect(main(page)).toContainText('Your admin login has ended. Please log in again.');
  await page.unroute('**/api/admin/crawl-runs');
  await withRooms(page);
  await page.route(LOGIN_CALL, (route) => route.fulfill({ json: { token: 'another-token' } }));
  await logIn(page);
  await expect(page).toHaveURL(`${DASHBOARD}?view=runs&run=12`);
  await page.evaluate(() => sessionStorage.removeItem('adminToken'));
  await page.goto('/admin-login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(main(page)).not.toContainText('Your admin login has ended');
});

test('logging out ends the token here and on the server', { tag: '@security' }, async ({ page }) => {
  await withRooms(page, IDLE);
  await page.goto(DASHBOARD);
  const ended = page.waitForRequest('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await ended).headers()['authorization']).toMatch(/^Bearer /);
  await expect(page).toHaveURL('/admin-login');
  expect(await tokenIn(page)).toBeNull();
});

test("a member's logout takes the admin's token with it", { tag: '@security' }, async ({ page, member: _ }) => {
  await withRooms(page, IDLE);
  await page.goto('/profile');
  const ended = page.waitForRequest('**/api/logout');
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  expect((await ended).headers()['authorization']).toMatch(/^Bearer /);
  await expect(page).toHaveURL('/');
  expect(await tokenIn(page)).toBeNull();
});

test.describe('/admin', { tag: '@security' }, () => {
  test('is for admins according to the server', async ({ page, member: _ }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await expect(toast(page)).toContainText('Access Denied');
    await expect(toast(page)).toContainText('You do not have permission to access this page.');
  });

  test('sends a visitor to the login and back', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fadmin/);
  });

  test('has its own login and shows what is wrong with it', async ({ page, member: _ }) => {
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
