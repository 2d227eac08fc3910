/**
 * Measures the CPU time, in ms, to estimate all of a household's programs, and to draw charts by income for one program
 * and for all of them. Uses the labeled members in this repository. Reports the median and the slowest member. Exits
 * with 1 if a bound is missed.
 * Usage: npm run bench:estimates [-- --json OUT]
 */
import { parseArgs } from 'node:util';
import { type Profile, profile } from '../contract/profile/profile.ts';
import { BENEFITS, type Benefit, isTiered, type TieredBenefit } from '../contract/programs/benefits.ts';
import { readPrograms } from '../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../dev/catalog/figure-files.ts';
import { ownMembers } from '../dev/catalog/labeled-members.ts';
import { curveOf } from '../matching/benefits/by-income/curve.ts';
import { helpOf } from '../matching/benefits/by-income/help.ts';
import { estimatesOf } from '../matching/benefits/estimates/estimate.ts';
import { FigureBook } from '../matching/benefits/figures.ts';
import { stateOfPlace } from '../matching/person/places.ts';
import { eligibilityOf } from '../matching/rules/curated-rules.ts';
import { benefitOf } from '../matching/rules/match.ts';
import { UNANSWERED } from './eligibility/eligibility-facts.ts';
import { isHeld, writeResult } from './report/figure.ts';

const ROUNDS = { warm: 20, measured: 100, drawn: 4 };
const EVERY_PROGRAM = readPrograms().map(({ id, program }) => ({
  ...{ id, title: program.title, states: program.states, programType: program.programType },
  ...{ needs: program.needs, worth: program.worth, ...eligibilityOf(program) },
}));
const WITH_BENEFITS = EVERY_PROGRAM.filter(({ rules }) => benefitOf(rules) !== undefined);

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const figures = readFigureFiles();
const book = new FigureBook(figures);
const tiered = Object.keys(figures).filter(isTiered);
const today = new Date().toISOString().slice(0, 10);
const members = ownMembers().map((member) => ({
  name: member.name,
  profile: profile.parse({ ...UNANSWERED, ...member.profile }),
}));

for (const member of members) estimateAll(member.profile, ROUNDS.warm);
const times = members
  .map((member) => {
    const before = process.cpuUsage();
    estimateAll(member.profile, ROUNDS.measured);
    const { user, system } = process.cpuUsage(before);
    return { name: member.name, ms: (user + system) / 1000 / ROUNDS.measured };
  })
  .toSorted((a, b) => a.ms - b.ms);
const drawn = members.map(({ profile: answers }) => ({
  one: Math.max(...benefitsFor(answers).map((benefit) => leastMs(() => curveOf(benefit, answers, book, today)))),
  all: leastMs(() => helpOf(offeredTo(answers), answers, book, today)),
}));
const median = times[Math.floor(times.length / 2)];
const most = times.at(-1);
const measured = [
  { what: 'all programs of a household, median of the members, ms', measured: rounded(median?.ms), atMost: 2 },
  { what: 'the slowest member, ms', measured: rounded(most?.ms), atMost: 2 },
  {
    what: 'the slowest picture of one program by income, ms',
    measured: rounded(Math.max(...drawn.map(({ one }) => one))),
    atMost: 40,
  },
  {
    what: 'the slowest picture of all together by income, ms',
    measured: rounded(Math.max(...drawn.map(({ all }) => all))),
    atMost: 40,
  },
];
console.table(measured);
console.log(`Most: ${most?.name}`);
writeResult(values.json, { measured });
process.exitCode = measured.every(isHeld) ? 0 : 1;

/** Returns the programs that have an estimate in a member's state. */
function offeredTo({ location, zipCode }: Profile) {
  const state = stateOfPlace(location ?? '', zipCode);
  return WITH_BENEFITS.filter(({ states }) => states.length === 0 || states.some((code) => code === state));
}

function estimateAll(answers: Profile, rounds: number): void {
  const benefits = benefitsFor(answers);
  for (let round = 0; round < rounds; round += 1) {
    const estimates = estimatesOf(answers, book, today);
    for (const benefit of benefits) estimates.get(benefit);
  }
}

/** Returns the national benefits and those with a table for the member's state. */
function benefitsFor({ location, zipCode }: Profile): readonly Benefit[] {
  const state = stateOfPlace(location ?? '', zipCode);
  const exists = (name: TieredBenefit) => state !== undefined && book.source(name, 'tiers', state, today) !== undefined;
  return [...BENEFITS, ...tiered.filter(exists)];
}

/** Returns the fastest of several rounds, which was disturbed the least. */
function leastMs(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS.drawn }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

function rounded(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.round(100 * ms) / 100;
}
