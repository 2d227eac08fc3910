/** The base of the fake servers. They listen on the loopback address only. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface LocalServer {
  url: string;
  port: number;
  /** Drops all connections and stops listening. */
  close(): Promise<void>;
}

export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Starts a server on a port; 0 means a free one. It doesn't keep the process alive. Responds with status 500 if
 * `answer` fails. Rejects if the port can't be used.
 */
export async function startLocalServer(port: number, answer: Answer): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Unknown';
      if (response.headersSent) response.end();
      else sendJson(response, 500, { error: { type: 'api_error', message } });
    }
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a body as JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
