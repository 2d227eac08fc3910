import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { noUsage } from './usage.ts';

test('database responses are requested without compression', async () => {
  const encodings: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    encodings.push(request.headersDistinct['accept-encoding']?.join());
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  await expect(openDatabase(`http://127.0.0.1:${address.port}`).$client.execute('SELECT 1')).rejects.toThrow();
  server.close();
  expect(encodings).toEqual(['identity']);
});

test('an endless response counts as none, and a request has one database time limit', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"baton":');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const usage = { ...noUsage(), waited: 19_900 };
  const database = openDatabase(`http://127.0.0.1:${address.port}`, undefined, usage);
  const failure = await database.$client.execute('SELECT 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  server.closeAllConnections();
  server.close();
});
