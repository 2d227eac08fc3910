/**
 * Draws the records to label: a set number from each source, with a fixed seed. Prints each one as its source publishes
 * it.
 * Usage: SAMPLE_DATA_DIR=… npm run -s bench:rows:draw > FILE
 */
import { sampleRecords } from './rows/sample-records.ts';

const SEED = 20261127;
/** Sources with fewer than 15 records are drawn in full. */
const DRAWN: Record<string, number> = {
  ...{ california: 30, pennsylvania: 40, 'energy-incentives': 42, 'state-programs': 25, feeds: 26 },
  ...{ 'grants-gov-days': 60, 'grants-gov': 3, 'grants-gov-extract': 4, 'simpler-grants': 15 },
  ...{ 'assistance-listings': 11, 'assistance-listings-api': 45 },
};

const folder = process.env['SAMPLE_DATA_DIR'];
if (!folder) throw new Error('Set SAMPLE_DATA_DIR to the folder of the sample data');

for (const [name, { records }] of await sampleRecords(folder)) {
  const ids = [...records.keys()].toSorted();
  for (const id of drawn(ids, DRAWN[name] ?? 15, SEED))
    console.log(JSON.stringify({ source: name, id, raw: records.get(id) }));
}

/** Returns the first `count` ids of a list shuffled with mulberry32. Each source has its own seed. */
function drawn(ids: readonly string[], count: number, seed: number): string[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return ids
    .map((id) => ({ id, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ id }) => id);
}
