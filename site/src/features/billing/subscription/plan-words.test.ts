import { expect, test } from 'vitest';
import type { Subscription } from '../../../../../contract/billing.ts';
import { planLine, subscriptionNote } from './plan-words.ts';

const premium: Subscription = {
  active: true,
  status: 'active',
  tier: 'premium',
  endsAt: '2026-12-24T10:00:00.000Z',
  cancelled: false,
  cancelAtPeriodEnd: false,
  displayEndDate: '2026-12-24T10:00:00.000Z',
};

test.each<[string, Partial<Subscription>]>([
  ['Your next billing date is December 24, 2026.', {}],
  ['Your subscription will end on December 24, 2026.', { cancelAtPeriodEnd: true }],
  [
    'Your subscription is cancelled. It stays active until December 24, 2026.',
    { cancelled: true, cancelAtPeriodEnd: true },
  ],
  [
    'Your premium subscription is pending payment',
    { active: false, status: 'pending', endsAt: null, displayEndDate: null },
  ],
  [
    'Your last payment failed. Change your card to pay it: without a payment, Premium ends on December 24, 2026.',
    { status: 'past_due' },
  ],
  [
    'Your last payment failed, and Premium has stopped. Change your card to pay it, and Premium starts again.',
    { active: false, status: 'past_due' },
  ],
  [
    'Premium is on hold because your bank disputed a payment. Please contact support.',
    { active: false, status: 'suspended' },
  ],
  ['Your subscription is active.', { endsAt: null, displayEndDate: null }],
])('the note says: %s', (note, changes) => {
  expect(subscriptionNote({ ...premium, ...changes }, 'model')).toBe(note);
});

test('an inactive plan counts as the free one', () => {
  expect(planLine(premium)).toBe('You have the Premium plan.');
  expect(planLine({ ...premium, active: false })).toMatch(/^You have the Free plan\./);
});

test('explains what Premium adds to members without it, by kind of model', () => {
  const free: Subscription = { ...premium, active: false, status: 'inactive', tier: 'free' };
  expect(subscriptionNote(free, 'model')).toMatch(/^Premium adds an AI analysis of each program/);
  expect(subscriptionNote(free, 'demo')).toContain('made here by a demo model');
  expect(subscriptionNote(free, 'nobody')).toContain('It adds no AI: none is set up on this site.');
  expect(subscriptionNote(free, null)).not.toContain('AI');
});
