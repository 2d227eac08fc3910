import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { VERSION } from './version.ts';

test('matches package.json', () => {
  expect(VERSION).toBe(packageJson.version);
});
