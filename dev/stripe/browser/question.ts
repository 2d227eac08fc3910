import type { Outcome, ToPage } from './messages.ts';

const HOST = decodeURIComponent(location.hash.slice(1));
const say = (message: ToPage) => parent.postMessage(message, HOST);
const given = new URLSearchParams(location.search);
const secret = given.get('secret') ?? '';
const isSetup = secret.startsWith('seti_');
const [id] = secret.split('_secret_');

async function answer(passed: 'yes' | 'no'): Promise<Outcome> {
  const response = await fetch(`/v1/${isSetup ? 'setup' : 'payment'}_intents/${id}/authenticate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${given.get('key')}` },
    body: new URLSearchParams({ client_secret: secret, passed }),
  });
  const body = await response.json();
  if (!response.ok) return { error: body.error };
  // Stripe reports an error if the cardholder fails authentication.
  const error = isSetup ? body.last_setup_error : body.last_payment_error;
  if (error && body.status === 'requires_payment_method') return { error };
  return isSetup ? { setupIntent: body } : { paymentIntent: body };
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    for (const each of document.querySelectorAll('button')) each.disabled = true;
    say({ kind: 'answer', call: 0, outcome: await answer(button.value === 'yes' ? 'yes' : 'no') });
  });
}
// Passes focus on to the answer when the page focuses this frame.
window.addEventListener('focus', () => document.querySelector('button')?.focus());
say({ kind: 'ready' });
