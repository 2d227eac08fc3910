import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './checks/checked-tables.ts';

/** The limit for all documents together. Longer documentation can't be kept accurate. */
const MOST_WORDS = 15_000;
const DOCUMENT = /^([^/]+|docs\/.*|dev\/.*)\.md$/;
/** Generated sections, which don't count. */
const GENERATED = /<!-- (.+?): made by .*?-->[\s\S]*?<!-- end of \1 -->/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** A file in backticks. ARCHITECTURE.md abbreviates folders to a letter: `W/billing/mail-texts.ts`. */
const NAMED_FILE = /`(?:[A-Z]\/)?(\w[\w./-]*\.(?:tsx?|mjs|astro|yaml|css|md))`/g;
/** Placeholders in paths: `matching/benefits/PROGRAM.ts`. */
const PLACEHOLDER = /[A-Z]{3,}/;
const DECISION = /^## .*$/gm;
const DATED = /\(2\d{3}-\d\d-\d\d\)$/;

/**
 * Returns what's wrong with the documents: too many words, links to or names of missing files, decisions without a
 * date.
 */
export function faultsOfDocs(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(ROOT, path)));
  const docs = files
    .filter((path) => DOCUMENT.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8').replaceAll(GENERATED, '') }));

  const words = docs.reduce((sum, { text }) => sum + countWords(text), 0);
  console.log(`${docs.length} documents, ${words} words of at most ${MOST_WORDS}`);
  return [
    ...(words > MOST_WORDS ? [`The documents have ${words} words; at most ${MOST_WORDS}.`] : []),
    ...docs.flatMap(({ path, text }) => [
      ...[...text.matchAll(LINK)]
        .filter(([, to = '']) => !existsSync(join(ROOT, dirname(path), to)))
        .map(([, to]) => `${path} links to ${to}, which isn't there`),
      ...[...text.matchAll(NAMED_FILE)]
        .filter(([, named = '']) => !PLACEHOLDER.test(named) && !exists(named, files))
        .map(([, named]) => `${path} names ${named}, which isn't there`),
      ...(path.startsWith('docs/decisions/') ? (text.match(DECISION) ?? []) : [])
        .filter((title) => !DATED.test(title))
        .map((title) => `${path}: "${title}" needs its date, such as (2026-11-27)`),
    ]),
  ];
}

/** Returns whether a file exists. A document may give only the end of the path. */
function exists(named: string, files: readonly string[]): boolean {
  return files.some((file) => file === named || file.endsWith(`/${named}`));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
