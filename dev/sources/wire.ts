import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './faults.ts';
import { type MadeUp, madeUp } from './made-up.ts';

/** The data behind the emulated sources. Tests change it between crawls. */
export interface World {
  now: number;
  /** The numbers of the listed opportunities. */
  listed: number[];
  closedShare: number;
  /** How often the data has changed. Part of each file's version headers. */
  revision: number;
  /** The number of the listings API's first page, and the number of records it counts but doesn't return. */
  firstPage: number;
  unlisted: number;
  /** Fields that differ in some of the generated opportunities, by number. */
  changed: ReadonlyMap<number, Partial<MadeUp>>;
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

/** A wire format and its responses below its path. */
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

/** Returns the world's opportunities, with the faults that all formats share: some duplicated, some missing. */
export function recordsOf({ world, fault }: Call): MadeUp[] {
  const records = world.listed.map((index) => ({ ...remembered(index, world), ...world.changed.get(index) }));
  if (fault === 'duplicates') return [...records, ...records.slice(0, 3)];
  return fault === 'vanishing' ? records.slice(0, -2) : records;
}

/** The total that an endless list reports. */
const NEVER_ENDING = 33_600;
const FIRST_FALSE = 1_000_000;

/** Returns when a record was last changed, by the source's clock. */
export function updatedBy({ fault }: Call, day: string): string {
  return fault === 'future_clock' ? day.replace(/^\d{4}/, '2099') : day;
}

/**
 * Returns a page of the list and the total that the list reports. Some faults affect the list: one repeats its first
 * page forever, one invents new records, and two only report a wrong total.
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

/** Renames a record's title field if the schema has changed. */
export function renamed<T extends object>({ fault }: Call, record: T, field: keyof T & string): object {
  if (fault !== 'changed_schema') return record;
  const { [field]: value, ...rest } = record;
  return { ...rest, [`new_${field}`]: value };
}

/** Responds to a conditional request with a 304 if nothing changed. Otherwise sends the version headers. */
export function isUnchanged({ request, response, world }: Call, headers: Record<string, string>): boolean {
  const etag = `"revision-${world.revision}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, { ...headers, ETag: etag });
  return false;
}
