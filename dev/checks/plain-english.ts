import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** Stiff words that have crept into comments before. They're allowed in quotes. */
const STIFF = /(?<!["“])\b(?:whom|of ours|(?:is|are) told|somebody|whoever|thereby)\b/i;

/** Returns the comment lines that use a stiff word, as "file:line: word". */
export function stiffComments(): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], { cwd: ROOT, encoding: 'utf8' });
  return files.split('\n').flatMap((file) => {
    // The last line is empty, and a file may be deleted but not yet staged.
    if (file === '' || !existsSync(join(ROOT, file))) return [];
    return readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [word] = COMMENT.test(line) ? (STIFF.exec(line) ?? []) : [];
        return word === undefined ? [] : [`${file}:${index + 1}: “${word}” isn't plain English`];
      });
  });
}
