import type { Rule } from '../../../contract/programs/rules.ts';
import { asStated, audienceOf, demandOf, namesAudience } from './audience.ts';
import { incomeRule } from './incomes.ts';
import { allOf, asks, oneOf, toCheck } from './leaves.ts';
import { LONGEST } from './listing.ts';
import { sentencesOf } from './sentences.ts';

/** A program for people and families, described in prose. */
export interface DescribedProgram {
  source: string;
  /** Short lines on what it is and who it's for. */
  summaries: readonly string[];
  description: string;
}

const DEMANDS = /\b(must|have to|required to|to qualify,? you|only open to|you need to be)\b/i;
const DEMANDS_NOTHING =
  /\b(do(?:es)? not (?:have|need) to|don[’']t (?:have|need) to|no need|may (?:need|have) to|may also need)\b/i;
/** Words for something to do, pay or show, rather than a trait of the person. */
const IS_A_STEP =
  /\b(apply|application|submit|select|click|call|visit|fill(?:s|ed)? out|respond|confirm|watch|file|document|letter|renew|show proof|use your service|choose|enroll in a plan|complete a|bring|request)\b/i;
const QUALIFIES = /\b(qualif(?:y|ies)|eligible|open to|for people|for families|for (?:those|anyone))\b/i;
const LIST_BEGINS = /\b(must|to qualify|eligible if|qualify if)[^.]*:$/i;
const LIST_ITEM = /^\s*[-•◦▪*]/;
/** The maximum number of open questions to show. More than this wouldn't help anyone. */
const MOST_CHECKS = 4;

/**
 * Extracts a description's conditions: its audience, its requirements, and what to check. A text may be incomplete, so
 * a match is "likely" at best.
 */
export function describedRules({ source, summaries, description: whole }: DescribedProgram): Rule {
  const description = whole.slice(0, LONGEST.text);
  const sentences = sentencesOf(description);
  const demands = demandsIn(description);
  const shorts = summaries.flatMap(sentencesOf);
  const qualifying = sentences.filter((sentence) => QUALIFIES.test(sentence) && !demands.includes(sentence));
  const audience = audienceOf(unlike(shorts), unlike([...qualifying, ...demands]), source);
  const demanded = demands.map((sentence) => ({ sentence, rule: demandOf(sentence, source) }));
  const personal = [
    ...(audience ? [audience] : []),
    ...demanded.flatMap(({ sentence, rule }) => (rule && namesAudience(sentence) ? [rule] : [])),
  ];
  const unread = demanded.filter(({ rule, sentence }) => !rule && !IS_A_STEP.test(sentence));
  const income = [...demands, ...qualifying, ...shorts, ...sentences].flatMap(
    (sentence) => incomeRule(sentence, { source, quote: sentence }) ?? [],
  );
  const mostSpecific = income.find((rule) => 'any' in rule) ?? income[0];
  return (
    allOf([
      asks({ fact: 'applicantKind', is: 'individual' }, 'You apply for yourself or your family', { source }),
      ...personal.map((rule) => forAnyoneAtHome(rule, source)),
      ...(mostSpecific ? [mostSpecific] : []),
      ...unread.slice(0, MOST_CHECKS).map(({ sentence }) => asStated(sentence, source)),
      toCheck('You meet the rules that the program’s own page states in full', { source }),
    ]) ?? toCheck('You meet the rules of the program', { source })
  );
}

/** Adds an alternative to a rule: someone else in the household may meet it, and could get the benefit. */
function forAnyoneAtHome(rule: Rule, source: string): Rule {
  const other: Rule = {
    all: [
      asks({ fact: 'applyingFor', is: 'household' }, 'You ask for others in your household too', { source }),
      toCheck('Somebody else in your household meets this', { source }),
    ],
  };
  return oneOf([rule, other]) ?? rule;
}

/** Returns sentences with "must", and the items of lists that such a sentence introduces. */
function demandsIn(description: string): string[] {
  const demands: string[] = [];
  let isListed = false;
  for (const line of description.split('\n')) {
    const isItem = LIST_ITEM.test(line);
    if (isItem ? isListed : !line.trim()) demands.push(...(isItem ? sentencesOf(line) : []));
    else {
      isListed = LIST_BEGINS.test(line.trim());
      if (!isListed) demands.push(...sentencesOf(line).filter(demandsSomething));
    }
  }
  return demands;
}

function demandsSomething(sentence: string): boolean {
  return DEMANDS.test(sentence) && !DEMANDS_NOTHING.test(sentence) && namesAudience(sentence);
}

function unlike(sentences: readonly string[]): string[] {
  return [...new Set(sentences)];
}
