/** Stands in for the web where links are checked: every host there is, with pages that are as pages can be. */
import { createServer } from 'node:http';
import { answerAs } from './pages.ts';

const STANDS_IN_FOR = 'x-stand-in-for';

export interface WebStandIn {
  /** As LINK_CHECK_STAND_IN takes it. */
  url: string;
  /** Every request so far: "HEAD https://www.example.gov/apply". */
  requests: string[];
  close(): Promise<void>;
}

/** Starts it on the loopback address. It does not keep a process alive by itself. */
export async function startWeb(port = 0): Promise<WebStandIn> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const asked = request.headers[STANDS_IN_FOR];
    if (typeof asked !== 'string' || !URL.canParse(asked)) {
      response.writeHead(400);
      response.end();
      return;
    }
    requests.push(`${request.method} ${asked}`);
    answerAs(response, new URL(asked), request);
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
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
