/**
 * Checks texts and docs. Interface texts belong in one `texts.ts` per feature or in the content collections, so no
 * `.astro` template may contain its own words. Biome's `noJsxLiterals` enforces the same for React. Docs must be short
 * and reference existing files. Comments must avoid some stiff words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfDocs } from '../docs.ts';
import { stiffComments } from './plain-english.ts';

const ROOT = join(import.meta.dirname, '../../site/src');
const SPOKEN = /\s(?:aria-label|title|alt|placeholder|description)="([^"]*[A-Za-z]{2}[^"]*)"/g;
/** Text between tags and expressions, but not after the arrow of a function. */
const SHOWN = /(?<!=)[>}]([^<>{}]*[A-Za-z]{2}[^<>{}]*)(?=<|(?<!=)\{)/g;

const templates = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'));
let faults = 0;
for (const file of templates) {
  for (const words of wordsOf(readFileSync(join(ROOT, file), 'utf8'))) {
    faults += 1;
    console.error(`site/src/${file}: "${words}" belongs in a texts.ts`);
  }
}
console.log(`${templates.length} templates, ${faults} texts out of place`);
const faultsInDocs = faultsOfDocs();
const stiff = stiffComments();
for (const fault of [...faultsInDocs, ...stiff]) console.error(fault);
process.exitCode = faults + faultsInDocs.length + stiff.length > 0 ? 1 : 0;

/** Returns the words that a template itself shows or that screen readers read aloud. */
function wordsOf(source: string): string[] {
  const template = source
    .replace(/^---[\s\S]*?\n---/, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const spoken = [...template.matchAll(SPOKEN)].map(([, text = '']) => text);
  const shown = [...template.matchAll(SHOWN)].map(([, text = '']) => text.trim().replace(/\s+/g, ' '));
  return [...spoken, ...shown];
}
