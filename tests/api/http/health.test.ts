import { expect, test } from 'vitest';
import { getHealth } from '../../../contract/health.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { newClient } from '../../harness/api.ts';

test('returns ok with the version when the database answers', async () => {
  const { body, headers } = await newClient().ok(getHealth);
  expect(body).toEqual({ status: 'ok', version: packageJson.version, database: 'ok' });
  expect(headers.get('cache-control')).toBe('no-store');
});
