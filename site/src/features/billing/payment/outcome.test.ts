import { expect, test } from 'vitest';
import { type Confirmation, certain, outcomeOf, returnedOf, THROWN, withoutReturn } from './outcome.ts';

const intent = (status: 'succeeded' | 'processing' | 'requires_payment_method' | 'canceled') => ({
  id: 'pi_1',
  status,
});
/** A real error contains the whole intent; only the fields read here matter. */
const failing = (type: string, status?: string): Confirmation =>
  JSON.parse(JSON.stringify({ error: { type, message: 'No.', payment_intent: status && { id: 'pi_1', status } } }));

test.each<[string, Confirmation, string]>([
  ['a successful payment', { paymentIntent: intent('succeeded') }, 'succeeded'],
  ['a payment the bank is processing', { paymentIntent: intent('processing') }, 'processing'],
  ['an unconfirmed payment', { paymentIntent: intent('requires_payment_method') }, 'failed'],
  ['a rejected card', failing('card_error', 'requires_payment_method'), 'failed'],
  ['a payment made in another tab', failing('invalid_request_error', 'succeeded'), 'succeeded'],
  ['a canceled payment', failing('invalid_request_error', 'canceled'), 'over'],
  ['silence', failing('api_connection_error'), 'unknown'],
  ['a saved card', { setupIntent: intent('succeeded') }, 'succeeded'],
])('%s', (_, confirmation, status) => expect(outcomeOf(confirmation).status).toBe(status));

test('asks the provider if there was no response', async () => {
  const silence = outcomeOf(failing('api_connection_error'));
  expect(await certain(silence, async () => ({ paymentIntent: intent('succeeded') }))).toMatchObject({ id: 'pi_1' });
  const unpaid = await certain(silence, async () => ({ paymentIntent: intent('requires_payment_method') }));
  expect(unpaid).toEqual({ status: 'failed', message: 'No.' });
  expect(await certain(silence, () => Promise.reject(new Error('offline')))).toBe(silence);
  expect(await certain(THROWN, async () => failing('api_connection_error'))).toMatchObject({ status: 'unknown' });
});

test('reads and removes what a bank’s page adds to the address', () => {
  const search = '?tier=premium&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';
  expect(returnedOf(search)).toEqual({ id: 'pi_1', hasFailed: true });
  expect(returnedOf('?setup_intent_client_secret=seti_1_secret_2')).toEqual({ id: 'seti_1', hasFailed: false });
  expect(returnedOf('?tier=premium')).toBeUndefined();
  expect(withoutReturn(`https://a.example/subscription${search}`)).toBe('https://a.example/subscription?tier=premium');
});
