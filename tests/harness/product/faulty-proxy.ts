import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLocalServer } from '../../../dev/local-server.ts';

/**
 * Faults between a Worker and a server that it calls. If the name ends in `after`, the server has processed the call.
 */
export const PROXY_FAULTS = [
  'reset',
  'bad_gateway',
  'error_page',
  'wrong_schema',
  'empty',
  'reset_after',
  'cut_after',
  'cut_json_after',
] as const;
export type ProxyFault = (typeof PROXY_FAULTS)[number];

/** A call held back from its server, to make sure that other events come first. */
export interface HeldCall {
  /** Resolves when the call arrives. */
  arrived: Promise<void>;
  /** Forwards the call. Resolves once it has been answered. */
  letGo(): Promise<void>;
}

export interface FaultyProxy {
  /** The address that the Worker uses for the server. */
  url: string;
  /** Forwards all calls to a server from now on, either the same one or its replacement. */
  sendTo(url: string): void;
  /** Makes every call fail, or only those that match a pattern, until `heal` is called. */
  break(fault: ProxyFault, onlyWith?: RegExp): void;
  /** Holds the next call whose URL or body matches a pattern until it's released. Other calls pass. */
  hold(onlyWith: RegExp): HeldCall;
  /** Delays every call by this time before forwarding it. */
  slow(ms: number): void;
  heal(): void;
  /** Returns the number of calls so far. */
  calls(): number;
  close(): Promise<void>;
}

const PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>';

/** Starts the proxy on the loopback address, in front of a database or a vendor. It doesn't keep the process alive. */
export async function startFaultyProxy(serverUrl: string): Promise<FaultyProxy> {
  const agent = new Agent({ keepAlive: true });
  let target = serverUrl;
  let broken: { fault: ProxyFault; onlyWith: RegExp } | null = null;
  let waited: { onlyWith: RegExp; keep: (outgoing: ServerResponse) => Promise<void> } | null = null;
  let delayMs = 0;
  let calls = 0;
  const server = await startLocalServer(0, (incoming, outgoing) => {
    calls += 1;
    return answer(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    if (waited?.onlyWith.test(`${incoming.method} ${incoming.url}\n${body}`)) {
      const { keep } = waited;
      waited = null;
      await keep(outgoing);
    }
    const fault = broken?.onlyWith.test(body.toString()) ? broken.fault : null;
    if (fault === 'reset') outgoing.destroy();
    else if (fault === 'bad_gateway') end(outgoing, 502, 'text/html', PAGE);
    else if (fault === 'error_page') end(outgoing, 200, 'text/html', PAGE);
    else if (fault === 'wrong_schema') end(outgoing, 200, 'application/json', '{"ok":true}');
    else if (fault === 'empty') end(outgoing, 200, 'application/json', '');
    else {
      const { response, content } = await handedOn(incoming, body);
      if (fault === 'reset_after') outgoing.destroy();
      else if (fault === 'cut_after') cut(outgoing, content);
      else if (fault === 'cut_json_after')
        end(outgoing, 200, 'application/json', content.subarray(0, content.length / 2));
      else {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        outgoing.end(content);
      }
    }
  }

  async function handedOn(incoming: IncomingMessage, body: Buffer) {
    const { method, headers, url = '/' } = incoming;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(url, target), { method, headers, agent }, resolve).once('error', reject).end(body);
    });
    return { response, content: await buffer(response) };
  }

  return {
    url: server.url,
    sendTo: (url) => {
      target = url;
    },
    break: (fault, onlyWith = /(?:)/) => {
      broken = { fault, onlyWith };
    },
    hold(onlyWith) {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      waited = {
        onlyWith,
        keep: (outgoing) => {
          outgoing.once('close', answer);
          arrive();
          return released;
        },
      };
      return {
        arrived,
        letGo: () => {
          release();
          return answered;
        },
      };
    },
    slow: (ms) => {
      delayMs = ms;
    },
    heal: () => {
      broken = null;
      delayMs = 0;
    },
    calls: () => calls,
    async close() {
      agent.destroy();
      await server.close();
    },
  };
}

function end(outgoing: ServerResponse, status: number, type: string, content: string | Buffer): void {
  outgoing.writeHead(status, { 'Content-Type': type });
  outgoing.end(content);
}

/** Sends the response's length and half of its body, then drops the connection. */
function cut(outgoing: ServerResponse, content: Buffer): void {
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': content.length });
  outgoing.write(content.subarray(0, content.length / 2), () => outgoing.socket?.destroy());
}
