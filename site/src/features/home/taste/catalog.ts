import type { Need } from '../../../../../contract/profile/profile.ts';
import type { Benefit } from '../../../../../contract/programs/benefits.ts';
import type { Audience, CuratedProgram } from '../../../../../contract/programs/catalog.ts';
import type { LocalForm } from '../../../../../contract/programs/local-forms.ts';
import type { Rule } from '../../../../../contract/programs/rules.ts';
import { splitAmount } from '../../../../../matching/amounts/amount-limit.ts';
import { seasonOf } from '../../../../../matching/order/season.ts';
import { eligibilityOf } from '../../../../../matching/rules/curated-rules.ts';
import { benefitOf, judgeProgram } from '../../../../../matching/rules/match.ts';
import { conceptsOf } from '../../../../../matching/search/concepts.ts';
import { relevanceOf } from '../../../../../matching/search/relevance/relevance.ts';
import { type Understood, understand } from '../../../../../matching/search/understand.ts';
import { phraseStems } from '../../../../../matching/search/words.ts';
import { inOwnSentences } from '../../../locale/own-language/own-sentences.ts';
import { amountInShort } from '../../program/conditions/in-short/in-short.ts';
import type { TasteProgram } from './program.ts';
import { NEED_SEARCHES, WHO, type Who } from './questions.ts';

/** A program in English, for computing its weights, and in this build's language. */
interface Entry {
  id: string;
  program: CuratedProgram;
  own?: CuratedProgram;
}
type Catalog = readonly Entry[];

const NOBODY: ReadonlySet<string> = new Set();
/** Below this share of the best program's score, a program only shares a word with the search. */
const LEAST_SHARE = 0.54;

interface ByState {
  forms: readonly { id: string; form: LocalForm }[];
  mostByState: (benefit: Benefit) => Record<string, string>;
  /** The language of a program's page, if it isn't this build's. */
  languageOf: (id: string) => string | undefined;
}

/**
 * Returns what the home page's answers need to know about each program. Computes its weight for each kind of person at
 * build time.
 */
export function tastePrograms(
  catalog: Catalog,
  { forms, mostByState, languageOf }: ByState = { forms: [], mostByState: () => ({}), languageOf: () => undefined },
): TasteProgram[] {
  const needs = Object.entries(NEED_SEARCHES).map(([need, words]) => ({ need, fits: fitsOf(words, catalog) }));
  const fitOf = (id: string, program: CuratedProgram, need: string, fits: Fits) =>
    Math.max(fits.get(id)?.fit ?? 0, need === 'community' && isForOthers(program) ? FOR_OTHERS : 0);
  const pageOf = (id: string, title: string) => ({ id, title, lang: languageOf(id) });
  const programs = catalog.map(({ id, program, own = program }) => {
    const { rules } = eligibilityOf(own);
    const benefit = benefitOf(rules);
    const months = seasonOf(program.deadline.text ?? null);
    return {
      ...pageOf(id, own.title),
      agency: program.agency,
      programType: program.programType,
      amount: givenBy(own),
      most: benefit ? mostByState(benefit) : {},
      local: Object.fromEntries(
        forms.flatMap(({ id: path, form }) => (form.of === id ? [[form.state, pageOf(path, form.title)]] : [])),
      ),
      states: program.states,
      ...(months ? { months: [...months] } : {}),
      rules: withoutQuotes(inOwnSentences(rules)),
      needs: Object.fromEntries(
        needs.flatMap(({ need, fits }) => {
          const fit = fitOf(id, program, need, fits);
          return fit < LEAST_SHARE ? [] : [[need, Math.round(fit * 100) / 100]];
        }),
      ),
      aims: Object.fromEntries(
        needs.flatMap(({ need, fits }) =>
          fitOf(id, program, need, fits) < LEAST_SHARE ? [] : [[need, fits.get(id)?.aim ?? 0]],
        ),
      ),
      weights: weightsOf(program),
    };
  });
  return programs.filter(({ needs: met }) => Object.keys(met).length > 0);
}

/** Minimum fit of a nonprofit's program for projects for others, whatever its name: "food for pantries". */
const FOR_OTHERS = 0.75;

function isForOthers({ audiences, needs }: CuratedProgram): boolean {
  return audiences.includes('nonprofits') && needs.includes('community');
}

/** The factor for each search that comes before this one. */
const LATER_SEARCH = 0.95;

/** A program's fit, and the number of the search that it fits best. */
type Fits = ReadonlyMap<string, { fit: number; aim: number }>;

/** Returns how well each program matches any of the searches, as a share of the best match. */
function fitsOf(searches: readonly string[], catalog: Catalog): Fits {
  const fits = new Map<string, { fit: number; aim: number }>();
  for (const [aim, search] of searches.map((words) => understand(words)).entries()) {
    const relevances = catalog.map(({ id, program }) => ({ id, relevance: relevanceFor(search, program) }));
    const best = Math.max(...relevances.map(({ relevance }) => relevance));
    for (const { id, relevance } of relevances) {
      const fit = (relevance / best) * LATER_SEARCH ** aim;
      if (fit > (fits.get(id)?.fit ?? 0)) fits.set(id, { fit, aim });
    }
  }
  return fits;
}

/** Returns what a program gives, in one short line: the amount its source states, otherwise the kind of help. */
function givenBy({ amount, assistanceType, summary }: CuratedProgram): string {
  const stated = splitAmount(amount?.text ?? null).worth;
  return stated === null ? (assistanceType ?? summary) : amountInShort(stated);
}

function relevanceFor(search: Understood, program: CuratedProgram): number {
  const stems = {
    title: phraseStems(program.title),
    names: [program.popularName ?? '', ...program.keywords].map(phraseStems).filter((name) => name.length > 0),
    description: phraseStems(`${program.summary} ${program.description}`),
  };
  const { named, mentioned } = conceptsOf(stems);
  const candidate = { ...stems, named, mentioned, inText: new Set(stems.description), textFit: 0, yearlyMoney: null };
  return relevanceOf(search, candidate, NOBODY);
}

/**
 * The home page doesn't ask about income and circumstances. A person's gain therefore says little, and a program's
 * target audience says more.
 */
const GAIN_POWER = 0.2;
const MADE_FOR = 1.6;
/** For a program made for others, such as retirement benefits for a family with children. */
const MADE_FOR_OTHERS = 0.6;

function weightsOf(program: CuratedProgram): Record<string, number> {
  const ruled = { ...program, ...eligibilityOf(program) };
  return Object.fromEntries(
    Object.entries<Who>(WHO).map(([who, { facts, typical, audience }]) => {
      const { gain } = judgeProgram(ruled, { ...facts, ...typical });
      const weight = gain ** GAIN_POWER * audienceWeight(program, audience);
      return [
        who,
        Math.round(100 * weight * (audience === 'nonprofits' ? projectWeight(program, ruled.rules) : 1)) / 100,
      ];
    }),
  );
}

function audienceWeight({ audiences }: CuratedProgram, audience: Audience | null): number {
  if (audience !== null && audiences.includes(audience)) return MADE_FOR;
  return audiences.includes('individuals') || audiences.includes('families') ? 1 : MADE_FOR_OTHERS;
}

/** Most nonprofits help people. Few are fire departments or farms, as some programs require. */
const PROJECT = { helpsPeople: 1.2, ofOneField: 0.75 } as const;
const OF_PEOPLE: readonly Need[] = ['food', 'rent', 'bills', 'health', 'children'];

function projectWeight({ needs }: CuratedProgram, rules: Rule): number {
  if (needs.some((need) => OF_PEOPLE.includes(need))) return PROJECT.helpsPeople;
  return hasField(rules) ? PROJECT.ofOneField : 1;
}

function hasField(rule: Rule): boolean {
  if ('not' in rule) return false;
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  return parts ? parts.some(hasField) : 'check' in rule && rule.fields !== undefined;
}

/** Leaves out quotes and sources: the answers describe conditions in our words, and the program's page has the rest. */
function withoutQuotes(tree: Rule): Rule {
  if ('all' in tree) return { all: tree.all.map(withoutQuotes) };
  if ('any' in tree) return { any: tree.any.map(withoutQuotes) };
  if ('not' in tree) return { not: withoutQuotes(tree.not) };
  const { quote: _, ...leaf } = tree;
  return { ...leaf, source: '' };
}
