import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fetcher } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { programTexts, withTexts } from '../../contract/programs/program-texts.ts';
import { readLocalForms, readPrograms } from '../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { ownMembers } from '../../dev/catalog/labeled-members.ts';
import { ownLists } from '../../dev/catalog/own-lists.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { splitAmount } from '../../matching/amounts/amount-limit.ts';
import { estimatedFactsOf } from '../../matching/benefits/estimates/estimated-facts.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { documentRulesOf, ownPapers } from '../../matching/program/papers/own-papers.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { describeRules, explainProgram } from '../../matching/rules/match.ts';
import { OwnTexts } from '../../site/src/features/programs/own-texts.ts';
import { OWN_PHRASES } from '../../site/src/locale/own-language/own-phrases.es.ts';
import { inOwnLanguage } from '../../worker/language/own-language.ts';
import { spanish } from '../../worker/language/spanish.ts';

vi.mock(
  '../../site/src/locale/own-language/own-sentences.ts',
  () => import('../../site/src/locale/own-language/own-sentences.es.ts'),
);

const TRANSLATIONS = join(ROOT, 'site', 'src', 'content', 'es', 'programs');
const programs = new Map(readPrograms().map(({ id, program }) => [id, program]));
const texts = new OwnTexts();
const translated = new Set<string>();
for (const [id, program] of programs) {
  const file = join(TRANSLATIONS, `${id}.yaml`);
  if (!existsSync(file)) continue;
  translated.add(id);
  texts.addProgram(program, withTexts(program, programTexts.parse(parse(readFileSync(file, 'utf8')))));
}
/** What the Spanish site's build writes for the Worker. */
const assets: Fetcher = Object.create({
  fetch: async (url: string) => Response.json(url.endsWith('/own-texts.json') ? texts : OWN_PHRASES),
});
const say = await spanish(assets);

/** A single word may be the same in both languages. */
const isEnglish = (text: string) => say(text) === text && text.includes(' ');

const figures = new FigureBook(readFigureFiles());
const listOf = ownLists();

test('the labeled members’ first pages describe translated programs in Spanish', () => {
  const left = new Set<string>();
  for (const { profile } of ownMembers()) {
    const facts = estimatedFactsOf(profile, figures);
    const { listed, onFirstPage } = listOf(profile);
    for (const { id } of listed.slice(0, onFirstPage)) {
      const program = programs.get(id);
      if (!program || !translated.has(id)) continue;
      const { rules } = eligibilityOf(program);
      const { states, programType, needs, worth } = program;
      const {
        reasons,
        onlyIf = [],
        wouldChange,
      } = explainProgram({ states, programType, needs, worth, rules, sources: null }, facts);
      const documents = ownPapers(
        program.documents.map(({ text }) => text),
        documentRulesOf(program.documents).documentRules,
        facts,
      );
      const said = [
        ...reasons.map(({ text }) => text),
        ...onlyIf,
        ...(wouldChange ?? []).map(({ text }) => text),
        ...documents.map(({ text }) => text),
        ...describeRules(rules),
      ];
      for (const text of said) if (isEnglish(text)) left.add(text);
    }
  }
  expect([...left]).toEqual([]);
});

test('an estimate’s note is shown in Spanish; a member’s own note is kept', async () => {
  const note = 'The boxes are not given out in every county.';
  const context = Object.create({ env: { ASSETS: assets }, req: { header: () => 'es' } });
  expect(await inOwnLanguage(context, { saved: { notes: note }, reckoned: { note, steps: [], assumes: [] } })).toEqual({
    saved: { notes: note },
    reckoned: { note: 'Las cajas no se reparten en todos los condados.', steps: [], assumes: [] },
  });
});

test('a limit in dollars for one person is in Spanish', () => {
  const says = "Your household's income is at most 130% of the federal poverty line";
  expect(say(`${says} (about $20,345 a year for one person)`)).toBe(
    'Los ingresos de su hogar son como máximo el 130% del nivel federal de pobreza (unos $20,345 al año para una persona)',
  );
});

test('an amount without its income limit is in Spanish', () => {
  const forms = readLocalForms().map(({ form }) => form);
  const worths = [...programs.values(), ...forms].flatMap(({ amount }) => {
    const { worth } = splitAmount(amount?.text ?? null);
    return worth === null || worth === amount?.text ? [] : worth;
  });
  expect([...new Set(worths)].filter(isEnglish)).toEqual([]);
});
