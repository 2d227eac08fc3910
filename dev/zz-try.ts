import { profileUpdate } from '../contract/profile.ts';
import { readPrograms } from './curated-files.ts';
import { readFigureFiles } from './figure-files.ts';
import { estimatedFactsOf } from '../matching/benefits/estimated-facts.ts';
import { FigureBook } from '../matching/benefits/figures.ts';
import { eligibilityOf } from '../matching/curated-rules.ts';
import { judgeProgram, matchOf, benefitOf } from '../matching/match.ts';
const book = new FigureBook(readFigureFiles());
const programs = readPrograms().map(({ id, program }) => ({ id, ...program, ...eligibilityOf(program) }));
const all: Record<string, unknown> = {};
for (const f of ['people', 'people2', 'people3']) { const m = await import(`/tmp/brkA-work/${f}.mjs`); for (const k of Object.keys(m)) if (typeof m[k] === 'object') Object.assign(all, m[k]); }
const [who, filter] = process.argv.slice(2);
if (who === 'list') { console.log(Object.keys(all).join(' ')); process.exit(); }
for (const name of who!.split(',')) {
  const profile = profileUpdate.parse(all[name]);
  const facts = estimatedFactsOf(profile, book, new Date('2026-11-24'));
  console.log('==', name);
  for (const program of programs) {
    if (!(filter ? new RegExp(filter).test(program.id) : benefitOf(program.rules))) continue;
    const m = matchOf(program, facts, judgeProgram(program, facts));
    if (m.likelihood === 'no' && !filter) continue;
    const b = benefitOf(program.rules); const e = b ? facts.estimates?.get(b) : undefined;
    console.log(m.score, program.id, m.likelihood, e?.verdict, JSON.stringify(e?.amount), e?.note ?? '', (e?.explain().steps ?? [])[0] ?? '');
    if (filter) for (const r of m.reasons) console.log('    ', r.verdict, r.text);
    if (filter && m.onlyIf) console.log('    ONLYIF', m.onlyIf.join(' | '));
  }
}
