import type { Appearance, StripeError } from '@stripe/stripe-js';
import type { Outcome, ToCard, ToPage } from './messages.ts';

const HOST = decodeURIComponent(location.hash.slice(1));
const say = (message: ToPage) => parent.postMessage(message, HOST);
const inputs = [...document.querySelectorAll('input')];
const [number, expiry, cvc] = inputs;
if (!number || !expiry || !cvc) throw new Error('No form');
const digits = (input: HTMLInputElement) => input.value.replace(/\D/g, '');

const checks = new Map<HTMLInputElement, () => { code: string; message: string } | null>([
  [
    number,
    () => {
      const value = digits(number);
      if (value.length < 15) return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
      return isRight(value) ? null : { code: 'invalid_number', message: 'Your card number is invalid.' };
    },
  ],
  [
    expiry,
    () => {
      const { month, year } = dateOf(expiry);
      if (digits(expiry).length < 4 || month < 1 || month > 12) {
        return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
      }
      const now = new Date();
      const isPast = year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
      return isPast
        ? { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." }
        : null;
    },
  ],
  [
    cvc,
    () =>
      digits(cvc).length < 3 ? { code: 'incomplete_cvc', message: "Your card's security code is incomplete." } : null,
  ],
]);

/** Verifies the check digit of a card number. */
function isRight(value: string): boolean {
  const sum = [...value].reverse().reduce((total, digit, place) => {
    const twice = Number(digit) * (place % 2 ? 2 : 1);
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

function dateOf(input: HTMLInputElement) {
  const value = digits(input);
  return { month: Number(value.slice(0, 2)), year: 2000 + Number(value.slice(2, 4)) };
}

function show(input: HTMLInputElement, message: string): void {
  const place = document.getElementById(`${input.id}-error`);
  if (place) place.textContent = message;
  input.setAttribute('aria-invalid', String(message !== ''));
  input.classList.toggle('Input--invalid', message !== '');
  tellHeight();
}

/** Shows each error next to its field and returns the first one. */
function firstFault(): StripeError | null {
  const faults = [...checks].flatMap(([input, check]) => {
    const fault = check();
    show(input, fault?.message ?? '');
    return fault ? [{ input, fault }] : [];
  });
  faults[0]?.input.focus();
  return faults[0] ? { type: 'validation_error', ...faults[0].fault } : null;
}

function format(input: HTMLInputElement): void {
  const value = digits(input);
  if (input === number) input.value = value.slice(0, 16).replace(/(\d{4})(?=\d)/g, '$1 ');
  else if (input === cvc) input.value = value.slice(0, 4);
  else {
    const full = /^[2-9]/.test(value) ? `0${value}` : value;
    input.value = full.length > 2 ? `${full.slice(0, 2)} / ${full.slice(2, 4)}` : full;
  }
}

for (const input of inputs) {
  input.addEventListener('input', () => {
    format(input);
    if (input.getAttribute('aria-invalid') === 'true') show(input, checks.get(input)?.()?.message ?? '');
    const complete = [...checks.values()].every((check) => check() === null);
    say({ kind: 'change', empty: inputs.every(({ value }) => value === ''), complete });
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') show(input, checks.get(input)?.()?.message ?? '');
    say({ kind: 'blur' });
  });
  input.addEventListener('focus', () => say({ kind: 'focus' }));
  input.addEventListener('keydown', ({ key }) => key === 'Escape' && say({ kind: 'escape' }));
}

function style({ theme = 'stripe', variables = {}, rules = {} }: Appearance): void {
  document.documentElement.dataset['theme'] = theme;
  const named = Object.entries(variables).map(([name, value]) => `--${name}: ${value};`);
  const ruled = Object.entries(rules).map(([selector, declarations]) => {
    const lines = Object.entries(declarations).map(
      ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    );
    return `${selector} { ${lines.join(' ')} }`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([`:root { ${named.join(' ')} }`, ...ruled].join('\n'));
  document.adoptedStyleSheets = [sheet];
  tellHeight();
}

function tellHeight(): void {
  say({ kind: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) });
}
new ResizeObserver(tellHeight).observe(document.body);

async function call(key: string, secret: string, action: string, form: Record<string, string>): Promise<Outcome> {
  const [id] = secret.split('_secret_');
  const isSetup = secret.startsWith('seti_');
  const body = new URLSearchParams({ ...form, client_secret: secret });
  const path = `/v1/${isSetup ? 'setup' : 'payment'}_intents/${id}${action}`;
  const options = action ? { method: 'POST', body } : {};
  try {
    const response = await fetch(action ? path : `${path}?${body}`, {
      ...options,
      headers: { Authorization: `Bearer ${key}` },
    });
    const answer = await response.json();
    if (!response.ok) return { error: answer.error };
    return isSetup ? { setupIntent: answer } : { paymentIntent: answer };
  } catch {
    const message = 'We could not reach the payment provider. Please check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}

function cardForm(): Record<string, string> {
  const { month, year } = dateOf(expiry ?? document.createElement('input'));
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number ? digits(number) : '',
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc ? digits(cvc) : '',
  };
}

async function open({ key, secret, appearance, readOnly }: Extract<ToCard, { kind: 'open' }>): Promise<void> {
  style(appearance);
  for (const input of inputs) input.readOnly = readOnly;
  const { error } = secret === null ? {} : await call(key, secret, '', {});
  if (error) return say({ kind: 'failed', error });
  document.body.hidden = false;
  tellHeight();
  say({ kind: 'ready' });
}

window.addEventListener('message', async ({ data, origin, source }: MessageEvent<ToCard>) => {
  if (origin !== HOST || source !== parent) return;
  switch (data.kind) {
    case 'open':
      return open(data);
    case 'style':
      return style(data.appearance);
    case 'submit': {
      const error = firstFault();
      const outcome: Outcome = error ? { error } : { selectedPaymentMethod: 'card' };
      return say({ kind: 'answer', call: data.call, outcome });
    }
    case 'confirm': {
      const error = firstFault();
      const outcome: Outcome = error ? { error } : await call(data.key, data.secret, '/confirm', cardForm());
      return say({ kind: 'answer', call: data.call, outcome });
    }
    case 'focus':
      return number.focus();
    case 'blur':
      return document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined;
    case 'clear':
      for (const input of inputs) input.value = '';
  }
});
say({ kind: 'loaded' });
