/**
 * Regenerates the table in docs/settings.md from the Worker's settings.
 * Usage: npm run settings
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS_DOCUMENT, withSettingsTable } from './settings-table.ts';

writeFileSync(SETTINGS_DOCUMENT, withSettingsTable(readFileSync(SETTINGS_DOCUMENT, 'utf8')));
