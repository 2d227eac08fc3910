import { expect, test } from 'vitest';
import { type Confirmation, certain, outcomeOf, returnedOf, THROWN, withoutReturn } from './outcome.ts';

const intent = (status: 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled') => ({
  id: 'pi_1',
  status,
});
/** A real error carries the whole intent; only the fields read here matter. */
const failing = (type: string, status?: string): Confirmation =>
  JSON.parse(JSON.stringify({ error: { type, message: 'No.', payment_intent: status && { id: 'pi_1', status } } }));

test.each<[string, Confirmation, string]>([
  ['what was paid', { paymentIntent: intent('succeeded') }, 'succeeded'],
  ['what the bank still works on', { paymentIntent: intent('processing') }, 'processing'],
  ['what was not confirmed', { paymentIntent: intent('requires_payment_method') }, 'failed'],
  ['a card that was refused', failing('card_error', 'requires_payment_method'), 'failed'],
  ['what another tab has paid', failing('invalid_request_error', 'succeeded'), 'succeeded'],
  ['what was given up', failing('invalid_request_error', 'canceled'), 'over'],
  ['silence', failing('api_connection_error'), 'unknown'],
  ['a card that was kept', { setupIntent: intent('succeeded') }, 'succeeded'],
])('%s', (_, confirmation, status) => expect(outcomeOf(confirmation).status).toBe(status));

test('after silence the provider is asked', async () => {
  const silence = outcomeOf(failing('api_connection_error'));
  expect(await certain(silence, async () => ({ paymentIntent: intent('succeeded') }))).toMatchObject({ id: 'pi_1' });
  const unpaid = await certain(silence, async () => ({ paymentIntent: intent('requires_payment_method') }));
  expect(unpaid).toEqual({ status: 'failed', message: 'No.' });
  expect(await certain(silence, () => Promise.reject(new Error('offline')))).toBe(silence);
  expect(await certain(THROWN, async () => failing('api_connection_error'))).toMatchObject({ status: 'unknown' });
});

test('what a bank’s page adds to the address is read and taken away', () => {
  const search = '?tier=premium&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';
  expect(returnedOf(search)).toEqual({ id: 'pi_1', hasFailed: true });
  expect(returnedOf('?setup_intent_client_secret=seti_1_secret_2')).toEqual({ id: 'seti_1', hasFailed: false });
  expect(returnedOf('?tier=premium')).toBeUndefined();
  expect(withoutReturn(`https://a.example/subscription${search}`)).toBe('https://a.example/subscription?tier=premium');
});
