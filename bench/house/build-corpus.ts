import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { curatedProgram } from '../../contract/programs/catalog.ts';

/**
 * Fills a folder with the wanted number of programs: the real ones, plus generated ones. Each of those is based on a
 * real program, with the same length and complexity but distinct words.
 */
export function writePrograms(from: string, to: string, wanted: number): void {
  mkdirSync(to, { recursive: true });
  const files = readdirSync(from).filter((file) => file.endsWith('.yaml'));
  for (const file of files) copyFileSync(join(from, file), join(to, file));
  const models = files.map((file) => curatedProgram.parse(parse(readFileSync(join(from, file), 'utf8'))));
  for (let number = files.length; number < wanted; number++) {
    const model = models[number % models.length];
    if (!model) throw new Error(`${from} contains no programs`);
    const own = `${wordOf(number)} ${number}`;
    const program = {
      ...model,
      title: `${model.title.slice(0, 180)} ${own}`,
      ...(model.popularName ? { popularName: `${model.popularName.slice(0, 80)} ${own}` } : {}),
      summary: `${model.summary.slice(0, 180)} ${own}`,
      keywords: [...model.keywords.slice(0, 20), `${wordOf(number)} help`, `${wordOf(number * 7)} money`],
    };
    // Astro reads YAML 1.1, where an unquoted date isn't a string.
    writeFileSync(join(to, `made-up-${number}.yaml`), stringify(program, { version: '1.1' }));
  }
}

/** Returns a word that a few dozen programs share, as in real texts. */
function wordOf(number: number): string {
  const syllables = ['ba', 'ke', 'lo', 'mi', 'nu', 'ra', 'so', 'ti'];
  return [number % 8, (number >> 3) % 8, (number >> 6) % 4].map((place) => syllables[place]).join('');
}
