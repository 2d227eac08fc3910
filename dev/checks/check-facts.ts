/**
 * Prints a to-do list: curated programs whose facts haven't been checked for a long time, starting with the oldest and
 * most often shown; free helpers with old facts; benefit figures whose period is over; figure files that haven't been
 * compared with their sources for a long time; and, with --live, programs whose official addresses don't work from
 * here. Exits with 1 if the list isn't empty.
 * Usage: npm run check:facts [-- --days 730] [--live]
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { changingDays } from '../../matching/program/source-dates.ts';
import { askOf } from '../../worker/features/programs/best-url/ask.ts';
import { answerFrom } from '../../worker/features/programs/best-url/probe.ts';
import { VERIFIED_FOR_MS } from '../../worker/features/programs/program.ts';
import { readHelpers, readPrograms } from '../catalog/curated-files.ts';
import { endedFigures } from '../catalog/ended-figures.ts';
import { readFigureFiles } from '../catalog/figure-files.ts';
import { ownMembers } from '../catalog/labeled-members.ts';
import { ownLists } from '../catalog/own-lists.ts';

const DAY_MS = 24 * 60 * 60_000;
const TIME_LIMIT_MS = 15_000;
const HOSTS_AT_ONCE = 8;
const PAUSE_MS = 1000;

const { values } = parseArgs({ options: { days: { type: 'string' }, live: { type: 'boolean', default: false } } });
const days = Number(values.days ?? VERIFIED_FOR_MS / DAY_MS);
if (!(days > 0)) {
  console.error(`--days must be a number of days, not "${values.days}".`);
  process.exit(1);
}

const programs = readPrograms().map(({ id, program }) => ({ file: `${id}.yaml`, program }));
const { seenBy, members } = firstPages();

/** Sorted by age and by how often each program is shown. */
const today = new Date();
const limit = new Date(today.getTime() - days * DAY_MS).toISOString().slice(0, 10);
const stale = programs
  .map(({ file, program }) => {
    const [date = ''] = changingDays(program.sources);
    const years = (today.getTime() - Date.parse(date)) / DAY_MS / 365;
    const seen = seenBy.get(basename(file, '.yaml')) ?? 0;
    return { file, date, seen, value: years * (seen + 1) };
  })
  .filter(({ date }) => date < limit)
  .toSorted((one, other) => other.value - one.value);
for (const { file, date, seen } of stale) console.log(`${date}  ${String(seen).padStart(3)} of ${members}  ${file}`);
console.log(
  `${stale.length} of ${programs.length} programs have a source last read before ${limit} (${days} days), sorted by age and by how many of ${members} sample members see them on their first page.`,
);

const helpers = readHelpers();
const staleHelpers = helpers
  .map(({ id, helper }) => ({ file: `helpers/${id}.yaml`, date: changingDays(helper.sources)[0] ?? '' }))
  .filter(({ date }) => date < limit)
  .toSorted((one, other) => one.date.localeCompare(other.date));
for (const { file, date } of staleHelpers) console.log(`${date}  ${file}`);
console.log(`${staleHelpers.length} of ${helpers.length} helpers have a source last read before ${limit}.`);

const figures = readFigureFiles();
const ended = endedFigures(figures, new Date().toISOString().slice(0, 10));
for (const { program, until, names } of ended)
  console.log(`${until}  figures of ${program} ended: ${names.join(', ')}`);
const unread = Object.entries(figures).flatMap(([program, files]) =>
  files.some(({ checked }) => checked >= limit) ? [] : program,
);
for (const program of unread) console.log(`${limit}  figures of ${program} not compared with their sources since`);
console.log(`${ended.length + unread.length} of ${Object.keys(figures).length} programs' figures need a review.`);

const faults = values.live ? await faultyAddresses() : [];
for (const { file, url, answer } of faults) console.log(`${answer.padEnd(6)}  ${file}  ${url}`);
if (values.live) console.log(`${faults.length} addresses do not work from here.`);
process.exitCode = stale.length + staleHelpers.length + ended.length + unread.length + faults.length > 0 ? 1 : 0;

/** Checks hosts in parallel, and the addresses of each host one after another. */
async function faultyAddresses() {
  const ask = askOf({ APP_URL: 'https://grantlight.example', LINK_CHECK_STAND_IN: process.env['LINK_CHECK_STAND_IN'] });
  const files = new Map<string, string>();
  for (const { file, program } of programs) {
    for (const url of [program.urls.program, program.urls.apply]) if (url && !files.has(url)) files.set(url, file);
  }
  for (const { id, helper } of helpers) {
    for (const url of [helper.page?.url, ...Object.values(helper.states).map(({ page }) => page)]) {
      if (url && !files.has(url)) files.set(url, `helpers/${id}.yaml`);
    }
  }
  const hosts = [...Map.groupBy(files.keys(), (url) => new URL(url).host).values()];
  const found: { file: string; url: string; answer: string }[] = [];
  const work = async () => {
    for (let urls = hosts.pop(); urls; urls = hosts.pop()) {
      for (const [index, url] of urls.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        const answer = await answerFrom(url, ask, AbortSignal.timeout(TIME_LIMIT_MS));
        if (answer === 'dead' || answer === 'silent') found.push({ file: files.get(url) ?? '', url, answer });
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return found.toSorted((one, other) => one.file.localeCompare(other.file));
}

/** Counts the labeled members whose first page includes each program. */
function firstPages(): { seenBy: ReadonlyMap<string, number>; members: number } {
  const listOf = ownLists();
  const members = ownMembers();
  const seenBy = new Map<string, number>();
  for (const { profile } of members) {
    const { listed, onFirstPage } = listOf(profile);
    for (const { id } of listed.slice(0, onFirstPage)) seenBy.set(id, (seenBy.get(id) ?? 0) + 1);
  }
  return { seenBy, members: members.length };
}
