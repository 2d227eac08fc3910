import { expect, inject, test } from 'vitest';
import { postLogin, postRegister } from '../../contract/account.ts';
import { searchGrants } from '../../contract/search.ts';
import { putProfile } from '../../contract/user.ts';
import { openDatabase } from '../../worker/db/client.ts';
import { signIn, storedAccount } from '../factories/accounts.ts';
import { loggingWorker } from '../harness/logging-worker.ts';

// The proxy of `wrangler dev` answers 500 itself where a connection ends early: this Worker stands behind none.
const worker = loggingWorker();
const db = openDatabase(inject('databaseUrl'));

test.each([postRegister, postLogin, putProfile, searchGrants])(
  '3 MB without a length announced answer 413 at $method $path',
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
      // Node's fetch streams a body only half-duplex; the DOM's types do not know that field.
      const init: RequestInit & { duplex: 'half' } = {
        method,
        headers: { origin: client.base, cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
        body: stream,
        duplex: 'half',
      };
      return fetch(`${client.base}${path}`, init);
    };
    // The local runtime closes the connection on who still sends after the answer: then nobody may have heard it.
    const response = await send().catch(send).catch(send);
    expect(response.status, await response.text()).toBe(413);
  },
);
