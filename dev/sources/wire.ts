import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { type MadeUp, madeUp } from './made-up.ts';

/** The data of the fake sources. Tests change it between two crawls. */
export interface World {
  now: number;
  /** Numbers of the listed opportunities. */
  listed: number[];
  closedShare: number;
  /** How often the data changed. Part of files' version headers. */
  revision: number;
  /** The number of the listings API's first page, and how many records it counts but doesn't return. */
  firstPage: number;
  unlisted: number;
}

export interface Call {
  path: string;
  query: URLSearchParams;
  body: unknown;
  request: IncomingMessage;
  response: ServerResponse;
  world: World;
  fault: Fault | null;
}

/** One wire format: its responses below its path. */
export interface Wire {
  path: string;
  /** The content type of its responses. */
  type: string;
  answer(call: Call): void | Promise<void>;
}

export function sendJson({ response }: Call, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** The world's opportunities, with the faults all formats share: some duplicated, some missing. */
export function recordsOf({ world, fault }: Call): MadeUp[] {
  const records = world.listed.map((index) => remembered(index, world));
  if (fault === 'duplicates') return [...records, ...records.slice(0, 3)];
  return fault === 'vanishing' ? records.slice(0, -2) : records;
}

/** The total that an endless list reports. */
const NEVER_ENDING = 33_600;
const FIRST_FALSE = 1_000_000;

/** When a record was last changed, by the clock of the source. */
export function updatedBy({ fault }: Call, day: string): string {
  return fault === 'future_clock' ? day.replace(/^\d{4}/, '2099') : day;
}

/**
 * A page of the list, and how long the list calls itself. Of the lists that lie one gives its first page for ever, one new records, and
 * two only a wrong length.
 */
export function pageOfRecords(call: Call, from: number, most: number): { records: MadeUp[]; total: number } {
  const all = recordsOf(call);
  const { fault, world } = call;
  if (fault === 'same_page') return { records: all.slice(0, most), total: all.length * 2 };
  if (fault === 'small_total') return { records: all.slice(from, from + most), total: Math.ceil(all.length / 3) };
  if (fault === 'large_total') return { records: all.slice(from, from + most), total: all.length * 3 };
  if (fault !== 'endless') return { records: all.slice(from, from + most), total: all.length };
  const { now, closedShare } = world;
  const records = Array.from({ length: most }, (_, index) => madeUp(FIRST_FALSE + from + index, now, closedShare));
  return { records, total: NEVER_ENDING };
}

const made = new Map<string, MadeUp>();

function remembered(index: number, { now, closedShare }: World): MadeUp {
  const key = `${index} ${now} ${closedShare}`;
  const record = made.get(key) ?? madeUp(index, now, closedShare);
  made.set(key, record);
  return record;
}

/** A record whose title field was renamed, as after a schema change. */
export function renamed<T extends object>({ fault }: Call, record: T, field: keyof T & string): object {
  if (fault !== 'changed_schema') return record;
  const { [field]: value, ...rest } = record;
  return { ...rest, [`new_${field}`]: value };
}

/** Answers a conditional request with 304 if nothing changed; otherwise sends the version's headers. */
export function isUnchanged({ request, response, world }: Call, headers: Record<string, string>): boolean {
  const etag = `"revision-${world.revision}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, { ...headers, ETag: etag });
  return false;
}
