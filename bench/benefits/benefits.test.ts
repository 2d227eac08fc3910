import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { readCases } from './cases.ts';
import { LEAST_RIGHT, type Score, scoreCase } from './score.ts';

const samples = process.env['SAMPLE_DATA_DIR'];

/**
 * Cases labeled eligible that we correctly refuse. A child within Medicaid's limit, including its five-point disregard
 * (42 CFR 435.603(d)(4)), isn't eligible for CHIP. A parent who reports no work gets no child care assistance.
 */
const EXPLAINED = ['c47fa08f21e7 chip', '0374b51138ab child-care'];

test.skipIf(!samples)(`estimates are right${samples ? '' : ' (skipped: SAMPLE_DATA_DIR is not set)'}`, () => {
  const book = new FigureBook(readFigureFiles());
  const { cases } = readCases(join(samples ?? '', 'benefit-figures', 'cases.jsonl'));
  const scored = cases.flatMap((given) => scoreCase(given, book)).filter(({ left }) => left === null);
  const share = (what: Score['what']) => {
    const some = scored.filter((score) => score.what === what);
    return some.filter(({ isRight }) => isRight).length / some.length;
  };
  expect(scored.length).toBeGreaterThan(1000);
  expect(share('verdict')).toBeGreaterThanOrEqual(LEAST_RIGHT.verdict);
  expect(share('amount')).toBeGreaterThanOrEqual(LEAST_RIGHT.amount);
  const refused = scored.filter(({ isWronglyRefused }) => isWronglyRefused);
  expect(refused.map(({ id, program }) => `${id} ${program}`).filter((one) => !EXPLAINED.includes(one))).toEqual([]);
});
