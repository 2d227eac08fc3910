import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { askHolder, ORIGIN } from './frames.ts';
import type { Outcome } from './messages.ts';
import { type Options, paymentElement } from './payment-element.ts';

const mounted = new WeakMap<object, ReturnType<typeof elementsOf>>();

function elementsOf(key: string, given: Options) {
  let payment: ReturnType<typeof paymentElement> | null = null;
  const elements = {
    create(type: string, options: { readOnly?: boolean } = {}) {
      if (type !== 'payment') throw new Error(`The stand-in has no element of the type ${type}.`);
      if (payment) throw new Error('Can only create one Element of type payment.');
      payment = paymentElement(key, given, { ...options });
      const { element } = payment;
      const destroy = element.destroy;
      element.destroy = () => {
        destroy();
        payment = null;
      };
      return element;
    },
    getElement: (type: string) => (type === 'payment' ? (payment?.element ?? null) : null),
    update(changed: Options) {
      Object.assign(given, changed);
      payment?.style();
    },
    fetchUpdates: async () => ({}),
    submit: async (): Promise<Outcome> => payment?.ask({ kind: 'submit' }) ?? {},
  } satisfies Partial<Record<keyof StripeElements, unknown>>;
  const confirm = async (secret: string | undefined): Promise<Outcome> => {
    const used = secret ?? given.clientSecret;
    if (!used || !payment) throw new Error('confirmPayment() needs a client secret and a mounted Payment Element.');
    const outcome = await payment.ask({ kind: 'confirm', key, secret: used });
    const intent = outcome.paymentIntent ?? outcome.setupIntent;
    return intent?.status === 'requires_action' ? askHolder(key, used) : outcome;
  };
  return { elements, confirm };
}

interface Confirming {
  elements?: object;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'if_required' | 'always';
}

async function retrieve(key: string, secret: string): Promise<Outcome> {
  const [id] = secret.split('_secret_');
  const isSetup = secret.startsWith('seti_');
  const query = new URLSearchParams({ client_secret: secret, key });
  const response = await fetch(`${ORIGIN}/v1/${isSetup ? 'setup' : 'payment'}_intents/${id}?${query}`);
  const body = await response.json();
  if (!response.ok) return { error: body.error };
  return isSetup ? { setupIntent: body } : { paymentIntent: body };
}

function stripeOf(key: string) {
  if (!/^pk_\w+$/.test(key)) throw new Error('Please call Stripe() with your publishable key.');
  const confirm = async ({ elements, clientSecret, confirmParams = {}, redirect = 'always' }: Confirming) => {
    const known = elements && mounted.get(elements);
    if (!known) throw new Error('confirmPayment() needs the elements of a mounted Payment Element.');
    const outcome = await known.confirm(clientSecret);
    if (outcome.error || redirect === 'if_required') return outcome;
    const kind = outcome.setupIntent ? 'setup_intent' : 'payment_intent';
    const intent = outcome.setupIntent ?? outcome.paymentIntent;
    const target = new URL(confirmParams.return_url ?? location.href);
    target.searchParams.set(kind, intent?.id ?? '');
    target.searchParams.set(`${kind}_client_secret`, intent?.client_secret ?? '');
    target.searchParams.set('redirect_status', 'succeeded');
    location.assign(target);
    return new Promise<Outcome>(() => {});
  };
  const absent = (name: string) => () => {
    throw new Error(`The stand-in for Stripe has no ${name}().`);
  };
  return {
    elements(options: Options = {}) {
      const made = elementsOf(key, { ...options });
      mounted.set(made.elements, made);
      return made.elements;
    },
    confirmPayment: confirm,
    confirmSetup: confirm,
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => askHolder(key, clientSecret),
    retrievePaymentIntent: (secret: string) => retrieve(key, secret),
    retrieveSetupIntent: (secret: string) => retrieve(key, secret),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    createToken: absent('createToken'),
    createPaymentMethod: absent('createPaymentMethod'),
    confirmCardPayment: absent('confirmCardPayment'),
  } satisfies Partial<Record<keyof Stripe | '_registerWrapper', unknown>>;
}

Object.assign(window, { Stripe: Object.assign(stripeOf, { version: 'stand-in' }) });
