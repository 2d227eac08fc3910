import { expect, test } from 'vitest';
import { US_STATES } from '../../contract/profile/places.ts';
import { readLocalForms, readPrograms } from '../../dev/catalog/curated-files.ts';

/** Alaska Natives live in every state. */
const STATE = new RegExp(`\\b(?:${Object.values(US_STATES).join('|')})\\b(?! Native)`);

test('a nationwide program’s documents name no state', () => {
  const named = readPrograms()
    .filter(({ program }) => program.states.length === 0)
    .flatMap(({ id, program }) => program.documents.map(({ text }) => `${id}: ${text}`))
    .filter((text) => STATE.test(text));
  expect(named).toEqual([]);
});

test('no text dates its own check, because the page says when facts were checked', () => {
  const texts = [...readPrograms().map(({ program }) => program), ...readLocalForms().map(({ form }) => form)]
    .flatMap(({ deadline, amount }) => [deadline?.text, amount?.text])
    .filter((text) => /\bchecked (on|in) /.test(text ?? ''));
  expect(texts).toEqual([]);
});
