/** Emulates the wire formats of the crawler's sources with generated records, and simulates faults on request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type * as z from 'zod/mini';
import { sendJson, startLocalServer } from '../local-server.ts';
import { answerWithFault, type PlannedFault, plannedFault } from './faults.ts';
import { extractWire, femaWire, grantsGovWire, simplerWire } from './federal.ts';
import { listingsApiWire, listingsWire } from './listings.ts';
import { registerWire, sbirWire } from './notices.ts';
import { ckanWire, energyWire, feedsWire, pennsylvaniaWire, searchWire, socrataWire } from './others.ts';
import { stateProgramsWire } from './state-programs.ts';
import type { Wire, World } from './wire.ts';

const WIRES: readonly Wire[] = [
  grantsGovWire,
  extractWire,
  listingsWire,
  listingsApiWire,
  simplerWire,
  femaWire,
  registerWire,
  sbirWire,
  ckanWire,
  socrataWire,
  pennsylvaniaWire,
  energyWire,
  stateProgramsWire,
  feedsWire,
  searchWire,
];
/** The time that a source with a wrong clock reports. */
const FUTURE = 'Thu, 01 Jan 2099 00:00:00 GMT';
/** The control endpoint: POST plans faults. */
const CONTROL = '/stand-in';

export interface SourcesEmulator {
  url: string;
  /** The settings that make the crawler read the emulator. */
  settings: Record<string, string>;
  world: World;
  /** The paths of all calls so far, in order. */
  calls: string[];
  /** Makes the next calls fail. */
  plan(fault: z.input<typeof plannedFault>): void;
  /** Called on each request with the number of requests so far. */
  onCall: (count: number) => void;
  /** Cancels all planned faults. */
  heal(): void;
  close(): Promise<void>;
}

export interface EmulatorOptions {
  port?: number;
  /** The number of opportunities. */
  records?: number;
  now?: number;
}

/** Starts the emulator on the loopback address. It doesn't keep the process alive. */
export async function startSources({
  port = 0,
  records = 60,
  now = Date.now(),
}: EmulatorOptions = {}): Promise<SourcesEmulator> {
  const world: World = {
    now,
    closedShare: 0,
    revision: 1,
    firstPage: 0,
    unlisted: 0,
    changed: new Map(),
    listed: Array.from({ length: records }, (_, index) => index),
  };
  const calls: string[] = [];
  const planned: PlannedFault[] = [];
  const plan = (fault: unknown) => planned.push(plannedFault.parse(fault));
  const listener = { onCall: (_count: number): void => undefined };
  const state: State = { world, calls, planned, plan, listener };
  const { url, close } = await startLocalServer(port, (request, response) => handle(request, response, state));
  return Object.assign(listener, {
    ...{ url, world, calls, plan, settings: settingsOf(url), heal: () => void planned.splice(0), close },
  });
}

/** Each source's path on the emulator, by name. */
const PATHS: readonly (readonly [string, string])[] = [
  ['grants-gov', '/grants-gov'],
  ['grants-gov-extract', '/extract/GrantsDBExtract{day}v2.zip'],
  ['assistance-listings', '/listings.csv'],
  ['assistance-listings-api', '/sam'],
  ['simpler-grants', '/simpler'],
  ['california', '/california'],
  ['new-york-city', '/new-york-city'],
  ['nsf-feed', '/feeds/nsf.xml'],
  ['federal-register', '/federal-register'],
  ['sbir', '/sbir'],
  ['fema-disasters', '/fema'],
  ['pennsylvania', '/pennsylvania'],
  ['energy-incentives', '/energy'],
  ['state-programs', '/state-programs/list.jsonl'],
  ['feeds', '/feeds/rss.xml'],
  ['feeds', '/feeds/atom.xml'],
  ['live-search', '/search'],
];

function settingsOf(url: string): Record<string, string> {
  return {
    SOURCE_URLS: PATHS.map(([name, path]) => `${name}=${url}${path}`).join(' '),
    SOURCE_SIMPLER_GRANTS_KEY: 'made-up-key',
    LIVE_SEARCH_API_KEY: 'made-up-key',
  };
}

interface State {
  world: World;
  calls: string[];
  planned: PlannedFault[];
  plan(fault: unknown): void;
  listener: Pick<SourcesEmulator, 'onCall'>;
}

async function handle(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://stand-in.example');
  const text = await textOf(request);
  if (pathname === CONTROL) {
    if (request.method === 'POST') state.plan(JSON.parse(text));
    return sendJson(response, 200, { calls: state.calls.length, planned: state.planned });
  }
  const wire = WIRES.find(({ path }) => pathname.startsWith(path));
  if (!wire) {
    response.writeHead(404).end();
    return;
  }
  state.calls.push(pathname);
  state.listener.onCall(state.calls.length);
  const planned = nextFault(pathname, state.planned);
  if (planned?.fault === 'future_clock') {
    response.setHeader('Date', FUTURE);
    response.setHeader('Last-Modified', FUTURE);
  }
  if (planned && answerWithFault(response, wire.type, planned)) return;
  const body: unknown = text ? JSON.parse(text) : null;
  const call = { path: pathname.slice(wire.path.length), query, body, request, response, world: state.world };
  await wire.answer({ ...call, fault: planned?.fault ?? null });
}

function nextFault(pathname: string, planned: PlannedFault[]): PlannedFault | null {
  const index = planned.findIndex(({ path }) => path === undefined || pathname.includes(path));
  const next = planned[index];
  if (!next) return null;
  next.times -= 1;
  if (next.times === 0) planned.splice(index, 1);
  return next;
}
