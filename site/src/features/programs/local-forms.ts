import type { CuratedProgram, StatedDocument } from '../../../../contract/programs/catalog.ts';
import type { LocalForm } from '../../../../contract/programs/local-forms.ts';
import type { WrittenRule } from '../../../../contract/programs/rules.ts';

/** Prefixes the program's own source keys, so they don't collide with the form's. */
const ofProgram = (key: string) => `program-${key}`;

/**
 * Returns a program as a state runs it: the form's facts, with the program's facts for the rest. Eligibility is the
 * program's, limited to that state.
 */
export function localProgramOf(form: LocalForm, program: CuratedProgram): CuratedProgram {
  const { of: _, state, sources, amount, worth = program.worth, deadline, documents, ...own } = form;
  const [firstKey = ''] = Object.keys(sources);
  const amountHere = amount ?? (program.amount && keyed(program.amount));
  const { popularName, office, urls, contact, ...general } = program;
  const merged: CuratedProgram = {
    ...general,
    ...own,
    worth,
    states: [state],
    ...(amountHere ? { amount: amountHere } : {}),
    deadline: deadline ?? keyed(program.deadline),
    documents: documents.length > 0 ? documents : program.documents.map(documentKeyed),
    eligibility: {
      all: [{ fact: 'state', in: [state], source: firstKey }, ...partsOf(program.eligibility).map(rekeyed)],
    },
    sources: {
      ...sources,
      ...Object.fromEntries(Object.entries(program.sources).map(([key, source]) => [ofProgram(key), source])),
    },
  };
  return { ...merged, sources: usedSources(merged) };
}

function keyed<Fact extends { source?: string | undefined }>(fact: Fact): Fact {
  return fact.source === undefined ? fact : { ...fact, source: ofProgram(fact.source) };
}

function documentKeyed({ when, ...document }: StatedDocument): StatedDocument {
  return { ...keyed(document), ...(when && { when: rekeyed(when) }) };
}

function partsOf(rule: WrittenRule): WrittenRule[] {
  return 'all' in rule ? rule.all : [rule];
}

function rekeyed(rule: WrittenRule): WrittenRule {
  if ('all' in rule) return { all: rule.all.map(rekeyed) };
  if ('any' in rule) return { any: rule.any.map(rekeyed) };
  if ('not' in rule) return { not: rekeyed(rule.not) };
  return keyed(rule);
}

/** Returns only the sources that a fact cites, because the program's documents and steps may not be shown. */
function usedSources(program: CuratedProgram): CuratedProgram['sources'] {
  const { sources, ...facts } = program;
  const named = new Set([...JSON.stringify(facts).matchAll(/"source":"([^"]+)"/g)].map(([, key]) => key));
  return Object.fromEntries(Object.entries(sources).filter(([key]) => named.has(key)));
}
