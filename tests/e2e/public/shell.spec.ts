import { findForPerson } from '../../../contract/profile/person-programs.ts';
import { expect, test } from '../../harness/browser.ts';

const PHONE = { width: 390, height: 800 };

test('the top bar shows a visitor the way in', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const [name, href] of [
    ['Home', '/'],
    ['Programs', '/programs'],
    ['Blog', '/blog'],
    ['About us', '/about'],
    ['Log in', '/auth?mode=login'],
    ['Sign up', '/auth?mode=signup'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const name of ['Profile', 'Browse Grants']) await expect(bar.getByRole('link', { name })).toBeHidden();
});

test('the top bar shows a newcomer the profile but not yet the results', async ({ page, newcomer: _ }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Browse Grants' })).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeHidden();
});

test('the bar shows nothing wrong until the visitor is known', async ({ page, newcomer: _ }) => {
  let answer = () => {};
  await page.route('**/api/user', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /My Account/ })).toBeVisible();
  for (const name of ['Log in', 'Sign up', 'Browse Grants']) await expect(bar.getByRole('link', { name })).toBeHidden();
  await expect.poll(() => String(answer)).not.toBe('() => {}');
  answer();
  await expect(bar).toContainText('Nina');
  await expect(bar.getByRole('link', { name: 'Browse Grants' })).toBeHidden();
});

test('from the second page on, the bar is complete before the visitor is known', async ({ page, member: _ }) => {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  await expect(bar).toContainText('Maria');
  await page.route('**/api/user', () => {});
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await expect(bar.getByRole('button', { name: 'Maria My Account' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Browse Grants' })).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Profile',
    'Browse Grants',
    'Saved Grants',
    'My plan',
    'Get free help',
    'Blog',
    'Grant Data Admin',
    'Español',
  ]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the mobile menu closes on Escape and on navigation, also after going back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  const entry = page.getByRole('link', { name: 'Grant Data Admin' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(entry).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(entry).toBeHidden();
});

test('a menu is navigated by the arrow keys, and closes when it loses the focus', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: /My Account/ }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('an open menu closes when the window grows past its width', { tag: '@screens' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  // Waits two frames, because two resizes within one frame count as a single change or none.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: 'Grant Data Admin' })).toBeHidden();
});

test('a long name shifts nothing in the bar, and the menu stays under its button', { tag: '@screens' }, async ({
  page,
  member,
}) => {
  await page.route('**/api/user', (route) =>
    route.fulfill({ json: { ...member, firstName: 'Maximiliana-Alexandrina-Bartholomea' } }),
  );
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/profile');
  const button = page.getByRole('button', { name: /My Account/ });
  await expect(button).toContainText('Maximiliana');
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(74);
  await button.click();
  const [menu, opener] = [await page.locator('#account-menu').boundingBox(), await button.boundingBox()];
  expect(menu?.y).toBeGreaterThanOrEqual((opener?.y ?? 0) + (opener?.height ?? 0));
});

test("a member's account menu has initials, name and items, by keyboard too", async ({ page, member: _ }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /My Account/ });
  await expect(button).toContainText('MS');
  await expect(button).toContainText('Maria');
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'My Account' });
  await expect(menu.getByRole('link')).toHaveText(['Profile', 'Browse Grants', 'Blog']);
  await expect(menu.getByRole('button')).toHaveText(['Log out']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the mobile menu has its items for a visitor', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/auth');
  await page.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('navigation').filter({ hasText: 'Grant Data Admin' });
  await expect(menu.getByRole('link', { name: 'Grant Data Admin' })).toHaveAttribute('href', '/admin-login');
  for (const name of ['Home', 'Programs', 'Get free help', 'Blog', 'Log in', 'Sign up']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'Admin', exact: true })).toBeHidden();
});

test('a member logs out from the mobile menu and sees a confirmation', async ({ page, member: _ }) => {
  await page.setViewportSize(PHONE);
  // After logging out, the call would be refused, which the browser logs as an error.
  const list = page.waitForResponse(`**${findForPerson.path}`);
  await page.goto('/profile');
  await list;
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
});

test('the footer has its columns, contact and legal links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['About Us', '/about'],
    ['Careers', '/careers'],
    ['Press', '/press'],
    ['Grant Database', '/search-results'],
    ['Programs', '/programs'],
    ['Application Tips', '/blog'],
    ['Success Stories', '/success-stories'],
    ['FAQs', '/faqs'],
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Cookie Policy', '/cookies'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer).toContainText('connects people with funding opportunities through AI-powered matching');
  await expect(footer).toContainText(String(new Date().getFullYear()));
  await expect(footer).toContainText('not a government agency');
});

test.describe('a toast', () => {
  test.use({ expectedErrors: [/401/] });

  test('is announced, narrow, goes by itself, and stays while hovered', async ({ page }) => {
    await page.clock.install();
    await page.goto('/auth');
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('textbox', { name: 'Email' }).fill('nobody@example.org');
    await panel.getByRole('textbox', { name: 'Password' }).fill('wrong password');
    // From here on, time advances only when the test advances it.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await panel.getByRole('button', { name: 'Log in' }).click();
    const toast = page.locator('.toast');
    await expect(page.getByRole('alert').filter({ has: toast })).toContainText('Login failed');
    await page.clock.runFor(900);
    await toast.hover();
    expect((await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(10_000);
    await expect(toast).not.toHaveAttribute('data-leaving');
    await page.mouse.move(0, 0);
    await page.clock.runFor(1001);
    await expect(toast).toHaveAttribute('data-leaving');
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });
});

test('the login page says that a login is needed', async ({ page }) => {
  await page.goto('/search-results?autoSearch=true');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fsearch-results%3FautoSearch%3Dtrue$/);
  await expect(page.locator('.toast')).toHaveText(/Authentication required.*Please log in to access this page/);
});

test('a page transition that the browser skips is no error', async ({ page }) => {
  await page.goto('/');
  const reject = (message: string) =>
    page.evaluate((text) => {
      const reported = new Promise((resolve) => addEventListener('unhandledrejection', () => setTimeout(resolve)));
      setTimeout(() => void Promise.reject(new DOMException(text, 'InvalidStateError')));
      return reported;
    }, message);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await reject('Transition was aborted because of invalid state. Page already revealed');
  expect(errors).toEqual([]);
});

test('logging out works even before the page knows its member', async ({ page, member: _ }) => {
  const clicked = Promise.withResolvers<void>();
  await page.route(/\/member\.[^/]*\.js$/, async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  clicked.resolve();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

test.describe('during logout', () => {
  test.use({ expectedErrors: [/status of 401/] });
  test("a call answered afterwards doesn't ask for a login", async ({ page, member: _ }) => {
    const loggedOut = Promise.withResolvers<void>();
    const refused = Promise.withResolvers<void>();
    const body = { message: 'Please log in to do this.', code: 'unauthenticated', requestId: 'made-up' };
    await page.route('**/api/grants/search', async (route) => {
      await loggedOut.promise;
      await route.fulfill({ status: 401, json: body });
    });
    // Holds the next page until this one has learned that it may not search.
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        await refused.promise;
        await route.continue();
      },
    );
    page.on('requestfinished', (request) => request.url().endsWith('/api/grants/search') && refused.resolve());
    page.on('response', (response) => response.url().endsWith('/api/logout') && loggedOut.resolve());
    await page.goto('/search-results?autoSearch=true');
    await page.getByRole('button', { name: /My Account/ }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });
});
