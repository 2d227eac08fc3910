import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { VERSION } from './version.ts';

test('is that of package.json', () => {
  expect(VERSION).toBe(packageJson.version);
});
