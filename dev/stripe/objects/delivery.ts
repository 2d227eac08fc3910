import { createHmac } from 'node:crypto';
import { newId, type Waiting, type WireEvent, type World } from '../world.ts';
import { customerOfEvent } from './events.ts';
import { listenersOf } from './webhook-endpoints.ts';

/** Delays before an event is resent, in milliseconds. After the last one, the event is dropped. */
const PAUSES = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000, 43_200_000];
const PATIENCE = 10_000;

export interface DeliverOptions {
  order?: 'shuffled' | 'reverse' | undefined;
  /** The seed for shuffling. */
  seed?: number | undefined;
  /** The number of times to resend each event after the first delivery. */
  duplicates?: number | undefined;
  /** Sends only events of these types. Other events stay queued. */
  only?: string[] | undefined;
  /** Sends only events about this customer. */
  customer?: string | undefined;
}

export interface Delivery {
  add(event: WireEvent): void;
  sendTo(url: string | null): void;
  hold(): void;
  /** Sends all held or failed events. Stops holding unless only some were requested. */
  deliver(options?: DeliverOptions): Promise<void>;
  /** Resolves when no delivery is in progress. */
  settled(): Promise<void>;
  /** Resends failed events whose delay has passed. `ahead` is how far the test clock has been advanced. */
  again(ahead: number): Promise<void>;
}

/** Sends events to the listeners one after another, and resends those that didn't get a success response. */
export function delivery(world: World): Delivery {
  let target: string | null = null;
  let held = false;
  let chain = Promise.resolve();
  const onTheWay = new Set<Waiting>();

  const send = (batch: Waiting[]): Promise<void> => {
    for (const one of batch) onTheWay.add(one);
    chain = chain.then(async () => {
      for (const one of batch) await attempt(one);
    });
    return chain;
  };
  const attempt = async (one: Waiting) => {
    const event = world.events.get(one.event);
    const listener = one.endpoint === null ? own() : listenersOf(world).find(({ id }) => id === one.endpoint);
    const arrived = !event || !listener || (await post(event, listener));
    onTheWay.delete(one);
    const pause = PAUSES[one.tries];
    if (arrived || pause === undefined) return world.waiting.delete(one.id);
    one.tries += 1;
    one.notBefore = Date.now() + world.offset + pause;
    return false;
  };
  const own = () => (target === null ? undefined : { url: target, secret: world.keys.webhook });
  const take = (wanted: (one: Waiting) => boolean): Waiting[] =>
    [...world.waiting.values()].filter((one) => !onTheWay.has(one) && wanted(one));

  return {
    add({ id, type }) {
      const endpoints = listenersOf(world, type).map((listener) => listener.id);
      const all = target === null ? endpoints : [null, ...endpoints];
      const made = all.map((endpoint): Waiting => ({ id: newId('whd'), event: id, endpoint, tries: 0, notBefore: 0 }));
      for (const one of made) world.waiting.set(one.id, one);
      if (!held) void send(made);
    },
    sendTo(url) {
      target = url;
    },
    hold() {
      held = true;
    },
    async deliver({ order, seed = 1, duplicates = 0, only, customer } = {}) {
      if (!only && !customer) held = false;
      await chain;
      const batch = take(({ event: id }) => {
        const event = world.events.get(id);
        if (!event) return false;
        const isAbout = customer === undefined || customerOfEvent(world, event) === customer;
        return isAbout && (only?.includes(event.type) ?? true);
      });
      const many = Array.from({ length: duplicates + 1 }, () => batch).flat();
      if (order === 'reverse') many.reverse();
      await send(order === 'shuffled' ? shuffled(many, seed) : many);
    },
    async settled() {
      for (let seen = null; seen !== chain; ) {
        seen = chain;
        await seen;
      }
    },
    async again(ahead) {
      if (held) return chain;
      await send(take(({ notBefore }) => notBefore <= Date.now() + ahead));
    },
  };
}

async function post(event: WireEvent, { url, secret }: { url: string; secret: string }): Promise<boolean> {
  const body = JSON.stringify(event);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signatureOf(body, secret),
        'User-Agent': 'Stripe/1.0 (stand-in)',
      },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // No listener or no timely response, so the event is sent again.
    return false;
  }
}

/** Returns the signature header. It uses the real time, because verification uses a real clock. */
export function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function shuffled<T>(things: T[], seed: number): T[] {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const mixed = things.map((thing) => ({ thing, place: random() }));
  return mixed.sort((a, b) => a.place - b.place).map(({ thing }) => thing);
}
