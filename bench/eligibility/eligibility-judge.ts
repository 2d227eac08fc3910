import type { Likelihood, Verdict } from '../../contract/programs/grants.ts';
import type { FactName, Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../../matching/person/fact-types.ts';
import { evaluate } from '../../matching/rules/evaluate.ts';
import { explainProgram, judgeProgram } from '../../matching/rules/match.ts';
import type { CaseOf, LabeledCase } from './eligibility-cases.ts';
import type { Corpus } from './eligibility-corpus.ts';
import { whyOpen } from './eligibility-excluded.ts';
import { factsOfAnswers, factsOfApplicant, factsOfHousehold } from './eligibility-facts.ts';

/** One of our answers, with its label. */
export interface Judged {
  kind: LabeledCase['kind'];
  id: string;
  program: string;
  expected: boolean;
  verdict: Verdict;
  /** The likelihood a member would see, if the program's own rules decide it. */
  likelihood?: Likelihood;
  /** Why the case can't be decided from the available data, or null if it can. */
  excluded: string | null;
  /** The question left open by an indefinite verdict: a fact to ask for, or a condition to check. */
  question: string | null;
}

const VERDICTS = { true: 'eligible', false: 'ineligible', unknown: 'likely' } as const;

/** Returns our answers to a case, one for each program it names. */
export function judge(given: LabeledCase, corpus: Corpus): Judged[] {
  switch (given.kind) {
    case 'applicant_type':
      return [judgeApplicant(given, corpus)];
    case 'household_benefit':
      return [judgeHousehold(given, corpus)];
    case 'profile_vs_program':
      return judgeProfile(given, corpus);
  }
}

/** Judges by the listing's own list of applicants alone, because that list is complete. */
function judgeApplicant(given: CaseOf<'applicant_type'>, corpus: Corpus): Judged {
  const rule = corpus.listings.get(given.program)?.applicants;
  const facts = factsOfApplicant(given.applicant);
  const verdict = rule && facts ? VERDICTS[evaluate(rule, facts).truth] : 'check';
  return {
    ...{ kind: given.kind, id: given.id, program: `${given.program} as ${given.applicant}`, expected: given.expected },
    verdict,
    excluded: !facts ? 'no profile can be this applicant' : rule ? null : 'the listing is not in the corpus',
    question: rule && facts ? openQuestion(rule, facts) : null,
  };
}

function judgeHousehold(given: CaseOf<'household_benefit'>, corpus: Corpus): Judged {
  const config = corpus.configs.get(given.program_config_file);
  const facts = factsOfHousehold(given);
  const verdict = config ? VERDICTS[evaluate(config.rules, facts).truth] : 'check';
  // A case that got a definite verdict could be decided.
  const isOpen = verdict === 'likely';
  return {
    ...{ kind: given.kind, id: given.id, program: given.program, expected: given.expected },
    verdict,
    excluded: config ? (isOpen ? whyOpen(given, config.text) : null) : 'the text of the program is not at hand',
    question: config ? openQuestion(config.rules, facts) : null,
  };
}

/**
 * Judges a curated program in place of its listing, because it replaces the listing. A forbidden program must be
 * refused by both because either can be in a catalog.
 */
function judgeProfile(given: CaseOf<'profile_vs_program'>, corpus: Corpus): Judged[] {
  const facts = factsOfAnswers(given.profile);
  const answers = (program: string, expected: boolean): Judged[] => {
    const listing = corpus.listings.get(program)?.rules;
    const curated = (corpus.curated.get(program) ?? []).map(({ id, rules }) => ({ name: `${program} ${id}`, rules }));
    const crawled = listing ? [{ name: `${program} listing`, rules: listing }] : [];
    // A listing number can have several curated programs, such as loans for adults and for young people. Qualifying for
    // one of them is enough.
    const wins = expected && curated.length > 0 ? [together(program, curated)] : [...curated, ...crawled];
    const common = { kind: given.kind, id: given.id, expected };
    if (wins.length === 0) {
      const excluded = 'neither in the corpus nor in the catalog';
      return [{ ...common, program, verdict: 'check', excluded, question: null }];
    }
    return wins.map(({ name, rules }) => ({
      ...common,
      program: name,
      verdict: VERDICTS[evaluate(rules, facts).truth],
      likelihood: judgeProgram({ rules, sources: {}, states: [] }, facts).likelihood,
      excluded: expected ? 'income is no part of these profiles: "likely" is right' : null,
      question: openQuestion(rules, facts),
    }));
  };
  return [
    ...given.must_include.flatMap((program) => answers(program, true)),
    ...given.must_exclude.flatMap((program) => answers(program, false)),
  ];
}

interface Ruled {
  name: string;
  rules: Rule;
}

function together(program: string, curated: readonly Ruled[]): Ruled {
  const [first] = curated;
  return first && curated.length === 1
    ? first
    : { name: `${program} curated`, rules: { any: curated.map(({ rules }) => rules) } };
}

function openQuestion(rules: Rule, facts: Facts): string | null {
  const { verdict, nextQuestion, reasons } = explainProgram({ rules, sources: {}, states: [] }, facts);
  if (verdict !== 'likely') return null;
  const check = reasons.find((reason) => reason.verdict === 'unknown' && reason.criterion === 'check');
  const asked = nextQuestion satisfies FactName | string | undefined;
  return asked ? `asks: ${asked}` : (check?.text ?? null);
}
