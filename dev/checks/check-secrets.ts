/**
 * Looks for secrets in tracked files and in the production build. Prints each one's location and kind, never the secret
 * itself. Exits with 1 if there are any.
 * Usage: node dev/checks/check-secrets.ts
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './checked-tables.ts';
import { secretsIn } from './secret-forms.ts';

/** Manually reviewed false positives. Each is skipped only in its own file. */
const ALLOWED = [
  { file: 'tests/api/programs/best-url.test.ts', secret: 'secret', why: 'an address that has to be refused' },
  { file: 'tests/api/admin/program-edits-refused.test.ts', secret: 'secret', why: 'an address that has to be refused' },
  { file: 'tests/api/crawler/source-switch.test.ts', secret: 'secret', why: 'an address that has to be refused' },
];

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
const built = ['dist/site', 'dist/worker'].flatMap(filesBelow);
const used = new Set<(typeof ALLOWED)[number]>();
let faults = 0;
for (const file of [...tracked, ...built]) look(file);
for (const allowed of ALLOWED)
  if (!used.has(allowed)) fault(`${allowed.file} no longer contains what is allowed there: ${allowed.why}`);
const found = faults === 0 ? 'no secret' : `${faults} that look like secrets`;
console.log(`${tracked.length} tracked files and ${built.length} built ones hold ${found}`);
process.exitCode = faults > 0 ? 1 : 0;

function filesBelow(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return entries.filter((entry) => statSync(entry).isFile()).map((entry) => relative(ROOT, entry));
}

function look(file: string): void {
  // Deleted, but the deletion isn't committed yet.
  if (!existsSync(join(ROOT, file))) return;
  const bytes = readFileSync(join(ROOT, file));
  // Skips binary files such as images and fonts.
  if (bytes.subarray(0, 8000).includes(0)) return;
  const text = bytes.toString('utf8');
  for (const { what, secret } of secretsIn(text, { minified: file.startsWith('dist/') })) {
    const allowed = ALLOWED.find((each) => each.file === file && each.secret === secret);
    if (allowed) used.add(allowed);
    else fault(`${file}:${text.slice(0, text.indexOf(secret)).split('\n').length} holds ${what}`);
  }
}

function fault(sentence: string): void {
  faults += 1;
  console.error(sentence);
}
