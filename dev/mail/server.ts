/** Shows the local outbox, because nothing on this machine sends it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../worker/db/client.ts';
import { outbox } from '../../worker/db/schema/index.ts';
import { startLocalServer } from '../local-server.ts';
import { mailPage } from './page.ts';

const MAILS_SHOWN = 50;
const STYLES_ONLY = "default-src 'none'; style-src 'unsafe-inline'";

/** Serves the page on the loopback address, on MAIL_PORT or a free port. Returns its URL. */
export async function serveMail(database: Database, given = process.env['MAIL_PORT'] || '0'): Promise<string> {
  if (!/^\d{1,5}$/.test(given)) throw new Error(`MAIL_PORT must be a number, not "${given}".`);
  try {
    return (await startLocalServer(Number(given), (request, response) => answer(database, request, response))).url;
  } catch (error) {
    throw new Error(`Port ${given} cannot be used for local mail: choose another MAIL_PORT.`, { cause: error });
  }
}

async function answer(database: Database, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Links in emails give access to accounts, so other host names that resolve to this machine are rejected.
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? '')) {
    return send(response, 403, 'text/plain', 'Open this page as 127.0.0.1 or localhost.');
  }
  const path = request.url ?? '/';
  if (path === '/') {
    const mails = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(MAILS_SHOWN);
    return send(response, 200, 'text/html', mailPage(mails), `${STYLES_ONLY}; frame-src 'self'`);
  }
  const [, id] = /^\/mail\/(\d{1,15})$/.exec(path) ?? [];
  const [mail] = id
    ? await database
        .select()
        .from(outbox)
        .where(eq(outbox.id, Number(id)))
    : [];
  if (!mail) return send(response, 404, 'text/plain', 'There is no such email.');
  // Makes links open in a new tab instead of inside the frame.
  const html = mail.html.replace('<head>', '<head><base target="_blank">');
  send(response, 200, 'text/html', html, `${STYLES_ONLY}; sandbox allow-popups allow-popups-to-escape-sandbox`);
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  policy = "default-src 'none'",
): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
