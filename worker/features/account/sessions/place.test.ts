import { expect, test } from 'vitest';
import { placeIn } from './place.ts';

test.each([
  [
    { city: 'Columbus', region: 'Ohio', country: 'US', timezone: 'America/New_York' },
    'Columbus, Ohio, US',
    'America/New_York',
  ],
  [{ country: 'US', timezone: 'America/Chicago' }, 'US', 'America/Chicago'],
  [{ city: 'Columbus', timezone: 'Not/AZone' }, 'Columbus', 'UTC'],
  [{ city: 7, country: 'US' }, 'US', 'UTC'],
  [{}, null, 'UTC'],
  [undefined, null, 'UTC'],
])('the place in %j is %j', (cf, name, timeZone) => {
  expect(placeIn(cf)).toEqual({ name, timeZone });
});
