import { expect, test, vi } from 'vitest';
import { networkOf } from '../../http/network.ts';
import { rate } from '../../settings/limits.ts';
import { Slots } from './slots.ts';
import { Windows } from './windows.ts';

test.each([
  ['10/15m', { count: 10, windowMs: 900_000 }],
  ['1/30s', { count: 1, windowMs: 30_000 }],
  ['1000/2h', { count: 1000, windowMs: 7_200_000 }],
])('the rate %s is read', (text, expected) => {
  expect(rate.parse(text)).toEqual(expected);
});

test.each(['', '10', '0/1m', '10/0m', '10/15', '10/15d', '-1/1m', '1.5/1m', '10 / 15m'])('%j is not a rate', (text) => {
  expect(rate.safeParse(text).success).toBe(false);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a slot that was never released, because the caller left, frees up later', () => {
  vi.useFakeTimers();
  const slots = new Slots();
  try {
    expect(slots.take(2)).not.toBeNull();
    const release = slots.take(2);
    expect(slots.take(2)).toBeNull();
    release?.();
    expect(slots.take(2)).not.toBeNull();
    expect(slots.take(2)).toBeNull();
    vi.advanceTimersByTime(6000);
    expect(slots.take(2)).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('each member has a window, and the next one starts when it ends', () => {
  vi.useFakeTimers({ now: 0 });
  const windows = new Windows();
  const often = { count: 2, windowMs: 1000 };
  try {
    expect([1, 1, 2, 1].map((member) => windows.count(member, often))).toEqual([null, null, null, 1000]);
    vi.advanceTimersByTime(999);
    expect(windows.count(1, often)).toBe(1000);
    vi.advanceTimersByTime(1);
    expect(windows.count(1, often)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('when memory is full, the oldest windows make room for new ones', () => {
  const windows = new Windows();
  const once = { count: 1, windowMs: 60_000 };
  for (let member = 0; member < 10_001; member += 1) windows.count(member, once);
  expect(windows.count(10_000, once)).not.toBeNull();
  expect(windows.count(1, once)).not.toBeNull();
  expect(windows.count(0, once)).toBeNull();
});
