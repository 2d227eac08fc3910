/**
 * Creates the file for a program or local form from the template of its kind, unless the catalog seems to have it
 * already. Fields to fill in contain "?", which the checks reject.
 * Usage: npm run new:program -- KIND ID "TITLE" [--state XX] [--of PROGRAM] [--to FOLDER] [--anyway]
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { phraseStems } from '../../matching/search/words.ts';
import { FORM_FILES, PROGRAM_FILES, readLocalForms, readPrograms } from './curated-files.ts';

const TEMPLATES = new URL('../program-templates/', import.meta.url).pathname;
const KINDS = readdirSync(TEMPLATES).map((file) => basename(file, '.yaml'));
const LOCAL_FORM = 'local-form';
/** Titles that share at least this fraction of their words are usually the same program. */
const ALIKE = 0.6;

const { values, positionals } = parseArgs({
  options: {
    state: { type: 'string' },
    of: { type: 'string' },
    to: { type: 'string' },
    anyway: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [kind = '', id = '', title = ''] = positionals;
if (!KINDS.includes(kind) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || title === '') {
  fail(
    `Usage: npm run new:program -- KIND ID "TITLE" [--state XX] [--of PROGRAM] [--anyway]\nKINDS: ${KINDS.join(', ')}`,
  );
}
const file = join(values.to ?? (kind === LOCAL_FORM ? FORM_FILES : PROGRAM_FILES), `${id}.yaml`);
if ([FORM_FILES, PROGRAM_FILES].some((folder) => existsSync(join(folder, `${id}.yaml`)))) {
  fail(`The id ${id} is taken.`);
}
const alike = similar();
if (alike.length > 0 && !values.anyway) {
  fail(`These programs in the catalog may be the same:\n${alike.join('\n')}\nIf it is another one, add --anyway.`);
}
const template = readFileSync(join(TEMPLATES, `${kind}.yaml`), 'utf8');
const states = values.state
  ? template
  : template.replace(/^states: \[XX\]\n/m, '').replace(/^.*fact: state, .*\n/m, '');
writeFileSync(
  file,
  states
    .replaceAll('XX', values.state ?? 'XX')
    .replace('title: TITLE', () => `title: ${JSON.stringify(title)}`)
    .replace('of: "?"', () => `of: ${values.of ?? '"?"'}`)
    .replaceAll('TODAY', `"${new Date().toISOString().slice(0, 10)}"`),
);
console.log(`${file}\nReplace every "?" with facts from a source you read, then: npm run check:catalog -- ${id}.yaml`);

/** Returns programs and forms that may be the same: nearly the same title, in the same states. */
function similar(): string[] {
  const wanted = new Set(phraseStems(title));
  const share = (other: string) => {
    const stems = new Set(phraseStems(other));
    const both = [...stems].filter((stem) => wanted.has(stem)).length;
    return both / (stems.size + wanted.size - both);
  };
  const isNear = (own: readonly string[]) => !values.state || own.length === 0 || own.includes(values.state);
  const programs = readPrograms().filter(
    ({ program }) =>
      isNear(program.states) && [program.title, program.popularName ?? ''].some((name) => share(name) >= ALIKE),
  );
  const forms = readLocalForms().filter(
    ({ form }) =>
      (kind === LOCAL_FORM && form.of === values.of && form.state === values.state) ||
      (isNear([form.state]) && share(form.title) >= ALIKE),
  );
  return [
    ...programs.map(({ id: other, program }) => `  ${other}: ${program.title}`),
    ...forms.map(({ id: other, form }) => `  ${other}: ${form.title}`),
  ];
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
