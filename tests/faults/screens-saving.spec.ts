import { SESSION_KEYS } from '../../site/src/features/account/session/storage.ts';
import { storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import { Client } from '../harness/client.ts';
import { expect, test } from '../harness/product/breaking-browser.ts';
import { NO_ANSWER } from '../harness/screens/said.ts';
import { type Place, SAVING, seen } from '../harness/screens/saving-screens.ts';

// Serial, because each test stops the shared database.
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/Failed to load resource/] });

for (const { name, path, who, prepare, fill, send, kept, done } of SAVING) {
  const body = async (
    place: Omit<Place, 'client'>,
    proxy: { break(fault: 'reset'): void; heal(): void },
    base: string,
  ) => {
    const { page, database } = place;
    const admin = await storedAdmin(database, 20);
    if (who === 'admin') {
      const token = await storedAdminToken(database, admin.id);
      await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
        SESSION_KEYS.adminToken,
        token,
      ] as const);
    }
    const client = new Client(base);
    for (const cookie of await page.context().cookies(base)) client.cookies.set(cookie.name, cookie.value);
    await prepare?.({ ...place, client });
    await page.goto(path);
    await fill?.(page);
    proxy.break('reset');
    await send(page);
    await seen(NO_ANSWER.message)(page);
    await expect(page.locator('.spinner:visible')).toHaveCount(0);
    await kept?.(page);
    proxy.heal();
    await send(page);
    await done(page);
    // Another part that was still loading may offer a retry.
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('main').getByText(NO_ANSWER.message)).toHaveCount(0);
  };
  if (who === 'member')
    test(name, ({ page, database, breaking, baseURL, member: _ }) =>
      body({ page, database }, breaking.proxy, baseURL ?? ''),
    );
  else test(name, ({ page, database, breaking, baseURL }) => body({ page, database }, breaking.proxy, baseURL ?? ''));
}
