import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../../contract/account/account.ts';
import { putProfile } from '../../../contract/account/user.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { loggingWorker } from '../../harness/product/logging-worker.ts';

// The proxy of `wrangler dev` returns a 500 itself when a connection ends early. This Worker has no proxy.
const worker = loggingWorker();
const db = openDatabase(inject('databaseUrl'));

test.each([postRegister, postLogin, putProfile, searchGrants])(
  'a 3 MB body without a Content-Length gets a 413 at $method $path',
  async ({ method, path }) => {
    const client = worker.newClient();
    await signIn(db, client, (await storedAccount(db, { hasQuickHash: true })).id);
    const chunk = new TextEncoder().encode(' '.repeat(100_000));
    const send = () => {
      let left = 30;
      const stream = new ReadableStream({
        pull(controller) {
          if (left-- > 0) controller.enqueue(chunk);
          else controller.close();
        },
      });
      // Node's fetch can stream a body only in half-duplex mode, and the DOM types lack that field.
      const init: RequestInit & { duplex: 'half' } = {
        method,
        headers: { origin: client.base, cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
        body: stream,
        duplex: 'half',
      };
      return fetch(`${client.base}${path}`, init);
    };
    // The local runtime closes the connection if the client is still sending after the response, so the response can
    // get lost.
    const response = await send().catch(send).catch(send);
    expect(response.status, await response.text()).toBe(413);
  },
);
