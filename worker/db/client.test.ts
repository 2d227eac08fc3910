import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';

test('the database is asked for answers that are not compressed', async () => {
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
