import { drop, keep, kept, keptJson, SESSION_KEYS } from '../session/storage.ts';
import { LABELS } from './labels.ts';
import { CONFLICT } from './texts.ts';

const NAMES: Readonly<Record<string, string>> = { ...LABELS, ...CONFLICT.names };

/** Stores the tab's list from before this edit for the results page. Nothing is sent anywhere. */
export function noteEdit(changed: readonly string[]): void {
  const { beforeEdit, query, results } = SESSION_KEYS;
  const before = kept(query) === '' ? keptJson(results) : null;
  const names = changed.flatMap((name) => NAMES[name] ?? []);
  if (before === null || names.length === 0) drop(beforeEdit);
  else keep(beforeEdit, JSON.stringify({ changed: names, results: before }));
}
