import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS_DOCUMENT, withSettingsTable } from './settings-table.ts';

test('docs/settings.md matches what `npm run settings` writes', () => {
  const document = readFileSync(SETTINGS_DOCUMENT, 'utf8');
  expect(document).toBe(withSettingsTable(document));
});
