/**
 * Reads one source like the crawler, from its real address or the configured one, and prints what would be stored.
 * Stores nothing and needs no database.
 * Usage: npm run crawl -- --source grants-gov --limit 20 [--json], or --list
 */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { fetcherOf, sourcesOf } from '../../worker/crawler/registry.ts';
import { type SourceSettings, sourceSettingsOf } from '../../worker/settings/crawler.ts';
import { type CrawledSource, readSome } from '../crawl/read-some.ts';
import { listAsText, readingAsText } from '../crawl/text.ts';

const STANDARD_LIMIT = 20;
const MOST = 100_000;

try {
  process.exitCode = await crawl(optionsOf(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

interface Options {
  source: string | null;
  limit: number;
  asJson: boolean;
}

/** Returns the exit code: 0 if the source was read, 1 if it has errors. */
async function crawl({ source: name, limit, asJson }: Options): Promise<number> {
  const settings = settingsOfEnvironment();
  const registry = sourcesOf(settings);
  if (name === null) {
    const listed = registry.sources.map((source) => ({ name: source.name, title: source.title, phase: source.phase }));
    console.log(
      asJson ? JSON.stringify({ sources: listed, skipped: registry.skipped }, null, 2) : listAsText(registry),
    );
    return 0;
  }
  const skipped = registry.skipped.find((one) => one.name === name);
  if (skipped) throw new Error(`${name} cannot be read. ${skipped.reason}`);
  const source = registry.sources.find((one) => one.name === name);
  if (!source) {
    const names = registry.sources.map((one) => one.name).join(', ');
    throw new Error(`There is no source ${name}. Those that can be read: ${names}.`);
  }
  const reading = await readSome(source, fetcherOf(settings), limit);
  console.log(asJson ? JSON.stringify(reading, null, 2) : readingAsText(reading));
  return hasFailed(reading) ? 1 : 0;
}

function hasFailed({ faults, programs }: CrawledSource): boolean {
  return faults.length > 0 && programs.length === 0;
}

function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      source: { type: 'string' },
      limit: { type: 'string', default: String(STANDARD_LIMIT) },
      json: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  if (!values.list && !values.source) {
    throw new Error('Say which source: npm run crawl -- --source grants-gov --limit 20, or --list to see all.');
  }
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw new Error(`The limit is a whole number from 1 to ${MOST}, not ${values.limit}.`);
  }
  return { source: values.list ? null : (values.source ?? null), limit, asJson: values.json };
}

function settingsOfEnvironment(): SourceSettings {
  // An empty setting counts as unset, as in the Worker.
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
  try {
    return sourceSettingsOf(given);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join('\n'));
  }
}
