import type { Appearance, StripePaymentElement, StripePaymentElementChangeEvent } from '@stripe/stripe-js';
import { frameOf } from './frames.ts';
import type { Outcome, ToPage } from './messages.ts';

export type Handler = (event?: unknown) => void;

export interface Options {
  clientSecret?: string;
  appearance?: Appearance;
}

/** Creates a page's card form and handles its messages. */
export function paymentElement(key: string, given: Options, options: { readOnly?: boolean }) {
  const handlers = new Map<string, Set<Handler>>();
  const answers = new Map<number, (outcome: Outcome) => void>();
  let calls = 0;
  let isReady = false;
  let open: ReturnType<typeof frameOf> | null = null;
  const tell = (name: string, event?: unknown) => {
    for (const handler of handlers.get(name) ?? []) handler(event);
  };
  const hear = (message: ToPage) => {
    switch (message.kind) {
      case 'loaded':
        open?.say({
          kind: 'open',
          key,
          secret: given.clientSecret ?? null,
          appearance: given.appearance ?? {},
          readOnly: options.readOnly ?? false,
        });
        break;
      case 'ready':
        isReady = true;
        tell('ready', { elementType: 'payment' });
        break;
      case 'failed':
        tell('loaderror', { elementType: 'payment', error: message.error });
        break;
      case 'change':
        tell('change', {
          elementType: 'payment',
          empty: message.empty,
          complete: message.complete,
          collapsed: false,
          value: { type: 'card' },
        } satisfies StripePaymentElementChangeEvent);
        break;
      case 'height':
        if (open) open.frame.style.height = `${message.pixels}px`;
        break;
      case 'answer':
        answers.get(message.call)?.(message.outcome);
        answers.delete(message.call);
        break;
      default:
        tell(message.kind, { elementType: 'payment' });
    }
  };
  const unmount = () => {
    open?.remove();
    open = null;
    isReady = false;
  };
  const element = {
    mount(place: string | HTMLElement) {
      const parent = typeof place === 'string' ? document.querySelector(place) : place;
      if (!parent) throw new Error(`The selector you specified (${String(place)}) applies to no DOM elements.`);
      unmount();
      open = frameOf('/frames/card', 'Secure payment input frame', hear);
      Object.assign(open.frame.style, { width: '100%', height: '0', border: '0', display: 'block' });
      // A frame with a different color scheme isn't transparent, so a dark page would show a white box.
      open.frame.style.colorScheme = 'normal';
      // The real element takes time to load too, and pages show a loading state.
      tell('loaderstart', { elementType: 'payment' });
      parent.replaceChildren(open.frame);
    },
    on(name: string, handler: Handler) {
      const known = handlers.get(name) ?? new Set();
      handlers.set(name, known.add(handler));
      if (name === 'ready' && isReady) handler({ elementType: 'payment' });
      return element;
    },
    once(name: string, handler: Handler) {
      const first: Handler = (event) => {
        element.off(name, first);
        handler(event);
      };
      return element.on(name, first);
    },
    off(name: string, handler?: Handler) {
      if (handler) handlers.get(name)?.delete(handler);
      else handlers.delete(name);
      return element;
    },
    update(changed: { readOnly?: boolean }) {
      Object.assign(options, changed);
    },
    focus: () => open?.say({ kind: 'focus' }),
    blur: () => open?.say({ kind: 'blur' }),
    clear: () => open?.say({ kind: 'clear' }),
    collapse: () => element,
    unmount,
    destroy() {
      unmount();
      handlers.clear();
    },
  } satisfies Record<keyof StripePaymentElement, unknown>;
  const ask = (message: { kind: 'submit' } | { kind: 'confirm'; key: string; secret: string }): Promise<Outcome> => {
    if (!open || !isReady) {
      throw new Error('elements should have a mounted Payment Element or Express Checkout Element.');
    }
    calls += 1;
    const call = calls;
    const answer = new Promise<Outcome>((resolve) => answers.set(call, resolve));
    open.say({ ...message, call });
    return answer;
  };
  const style = () => open?.say({ kind: 'style', appearance: given.appearance ?? {} });
  return { element, ask, style };
}
