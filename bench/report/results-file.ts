import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../../dev/run/stack.ts';
import { figure } from './figure.ts';

export const RESULTS_FILE = join(ROOT, 'bench', 'results', 'latest.json');

const machine = z.object({
  processor: z.string(),
  cores: z.int(),
  memoryGb: z.number(),
  system: z.string(),
  node: z.string(),
});

/** A bench's last run. */
const run = z.object({
  at: z.string(),
  commit: z.string(),
  machine,
  /** A short run, possibly on a busy machine, which only shows that the bench works. */
  quick: z.boolean(),
  seconds: z.number(),
  /** Why this run has no figures, or null if it ended normally. */
  failure: z.nullable(z.string()),
  figures: z.array(figure),
  series: z.optional(z.unknown()),
});
export type Run = z.infer<typeof run>;

/** By bench name. */
const results = z.record(z.string(), run);
export type Results = z.infer<typeof results>;

export function readResults(): Results {
  try {
    return results.parse(JSON.parse(readFileSync(RESULTS_FILE, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

export function writeResults(all: Results): void {
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value);
  writeFileSync(RESULTS_FILE, `${JSON.stringify(all, rounded, 1)}\n`);
}

export function thisMachine(): Run['machine'] {
  const [first] = cpus();
  return {
    processor: first?.model.trim() || process.arch,
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
  };
}
