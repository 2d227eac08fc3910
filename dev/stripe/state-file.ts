import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { type Keys, newTables, type Tables, type World } from './world.ts';

const PAUSE_MS = 250;

function tableOf<T>() {
  return z
    .record(
      z.string(),
      z.custom<T>((value) => value !== undefined),
    )
    .transform((all) => new Map(Object.entries(all)));
}

type Held<Name extends keyof Tables> = Tables[Name] extends Map<string, infer T> ? T : never;

const tables = z.object({
  customers: tableOf<Held<'customers'>>(),
  products: tableOf<Held<'products'>>(),
  prices: tableOf<Held<'prices'>>(),
  subscriptions: tableOf<Held<'subscriptions'>>(),
  invoices: tableOf<Held<'invoices'>>(),
  invoicePayments: tableOf<Held<'invoicePayments'>>(),
  paymentIntents: tableOf<Held<'paymentIntents'>>(),
  setupIntents: tableOf<Held<'setupIntents'>>(),
  paymentMethods: tableOf<Held<'paymentMethods'>>(),
  charges: tableOf<Held<'charges'>>(),
  refunds: tableOf<Held<'refunds'>>(),
  disputes: tableOf<Held<'disputes'>>(),
  webhookEndpoints: tableOf<Held<'webhookEndpoints'>>(),
  events: tableOf<Held<'events'>>(),
  waiting: tableOf<Held<'waiting'>>(),
  cards: tableOf<Held<'cards'>>(),
  authenticated: tableOf<Held<'authenticated'>>(),
  ahead: tableOf<Held<'ahead'>>(),
}) satisfies z.ZodType<Tables>;

const file = z.object({
  port: z.int(),
  origin: z.string(),
  offset: z.number(),
  keys: z.object({ secret: z.string(), publishable: z.string(), webhook: z.string() }),
  tables: z.unknown(),
});

export interface SavedState {
  port: number;
  offset: number;
  keys: Keys;
  /** Returns the stored tables, with their URLs pointing to the emulator's current origin. */
  tables(origin: string): Tables;
}

/** Reads the saved account, or returns null if there is none. */
export function readState(path: string): SavedState | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return null;
  }
  const { origin: before, tables: all, ...kept } = file.parse(JSON.parse(text));
  return { ...kept, tables: (origin) => tables.parse(JSON.parse(JSON.stringify(all).replaceAll(before, origin))) };
}

/** Returns a function that saves the account shortly after each change, or immediately for the last one. */
export function saveState(path: string, world: World, port: number): (options?: { isLast: boolean }) => void {
  let timer: NodeJS.Timeout | null = null;
  const write = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const names = Object.keys(newTables()).filter((name): name is keyof Tables => name in world);
    const all = Object.fromEntries(names.map((name) => [name, Object.fromEntries(world[name])]));
    const { origin, offset, keys } = world;
    // Replaced atomically, so a kill during the write leaves the old file.
    writeFileSync(`${path}.new`, JSON.stringify({ port, origin, offset, keys, tables: all }), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  process.once('exit', write);
  return ({ isLast } = { isLast: false }) => {
    if (isLast) {
      process.off('exit', write);
      write();
    } else timer ??= setTimeout(write, PAUSE_MS).unref();
  };
}
