import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { settingsSchema } from '../../worker/env.ts';
import { markdownTable, ROOT } from '../checks/checked-tables.ts';
import { LOCAL_SETTINGS } from '../run/local-settings.ts';

export const SETTINGS_DOCUMENT = join(ROOT, 'docs', 'settings.md');
const BEGIN = '<!-- settings: made by npm run settings -->';
const END = '<!-- end of settings -->';

/** Returns the document with its table regenerated from the Worker's settings. Throws if a setting has no docstring. */
export function withSettingsTable(document: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/settings.md lacks the lines "${BEGIN}" and "${END}".`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${settingsTable()}\n\n${document.slice(to)}`;
}

function settingsTable(): string {
  const texts = docstrings();
  const local = new Map(Object.entries(LOCAL_SETTINGS));
  const rows = Object.entries(settingsSchema.shape)
    .filter(([, schema]) => !isBinding(schema))
    .map(([name, schema]) => {
      const text = texts.get(name);
      if (!text) throw new Error(`${name} has no docstring in worker/env.ts or worker/settings/.`);
      const atHome = local.get(name);
      return { name, text: `${text}${atHome ? ` With \`npm start\`: \`${atHome}\`.` : ''}`, usual: usualOf(schema) };
    });
  return markdownTable(
    { setting: (row) => `\`${row.name}\``, 'what it is': (row) => row.text, default: (row) => row.usual },
    rows,
  );
}

/** Returns whether a setting is a binding. The platform passes those as objects, and everything else as text. */
function isBinding(schema: z.core.$ZodType): boolean {
  return z.safeParse(schema, {}).success;
}

function usualOf(schema: z.core.$ZodType): string {
  const { def } = schema._zod;
  if ('defaultValue' in def) return def.defaultValue === '' ? '–' : `\`${def.defaultValue}\``;
  return def.type === 'optional' ? '–' : 'required';
}

function docstrings(): Map<string, string> {
  const folder = join(ROOT, 'worker', 'settings');
  const files = [join(ROOT, 'worker', 'env.ts'), ...readdirSync(folder).map((name) => join(folder, name))];
  const found = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*([A-Z_]+): /g),
  ]);
  return new Map(found.map(([, text = '', name = '']) => [name, text.replace(/\s*\n\s*\* ?/g, ' ').trim()]));
}
