/**
 * Serves the components' development site.
 * Usage: [PORT=…] npm run components
 */
import { fileURLToPath } from 'node:url';
import { dev } from 'astro';
import { freePort } from '../run/processes.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const server = await dev({
  root,
  logLevel: 'error',
  server: { port: Number(process.env['PORT']) || (await freePort()), host: 'localhost' },
});
console.log(`
The components:  http://localhost:${server.address.port}/      at three widths, light and dark
                 http://localhost:${server.address.port}/all   on one page

  Stop with Ctrl-C.
`);
