import { expect, test } from 'vitest';
import { ownMembers, sampleMembers } from '../../dev/catalog/labeled-members.ts';
import { ownLists } from '../../dev/catalog/own-lists.ts';
import { outcomeOf } from './members-list.ts';

const listOf = ownLists();

/**
 * Uses the same labels as `npm run bench:members`, judged in this process. The Worker would only add crawled programs.
 */
const outcomes = ownMembers().map((member) => outcomeOf(member, listOf(member.profile)));
const samples = process.env['SAMPLE_DATA_DIR'];

test('no absurd program is among a member’s first twelve', () => {
  expect(outcomes.flatMap(({ member, absurd }) => absurd.map((id) => `${member.name}: ${id}`))).toEqual([]);
});

test('97% of due programs are on the first page', () => {
  const due = outcomes.flatMap(({ member }) => member.due).length;
  const missed = outcomes.flatMap(({ member, missed: ids }) => ids.map((id) => `${member.name}: ${id}`));
  expect((due - missed.length) / due, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
});

test('members who answered everything see at least a third of page one decided', () => {
  const complete = outcomes.filter(({ member }) => member.complete);
  const share = complete.reduce((sum, { settled }) => sum + settled, 0) / complete.length;
  expect(share).toBeGreaterThanOrEqual(1 / 3);
});

test.skipIf(!samples)(
  `sample members see every due program${samples ? '' : ' (skipped: SAMPLE_DATA_DIR is not set)'}`,
  () => {
    for (const member of sampleMembers(samples ?? '')) {
      const { missed, absurd } = outcomeOf(member, listOf(member.profile));
      expect({ member: member.name, missed, absurd }).toEqual({ member: member.name, missed: [], absurd: [] });
    }
  },
);
