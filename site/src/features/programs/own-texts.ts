import type { CuratedProgram } from '../../../../contract/programs/catalog.ts';
import type { LocalForm } from '../../../../contract/programs/local-forms.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import { withoutCondition } from '../../../../matching/program/papers/own-papers.ts';
import { eligibilityOf } from '../../../../matching/rules/curated-rules.ts';
import { describeRules } from '../../../../matching/rules/match.ts';
import { describedInOwnWords, inOwnSentences } from '../../locale/own-language/own-sentences.ts';

type Pair = readonly [english: string | undefined, own: string | undefined];

/** The English texts of programs with their translations, for the Worker's responses. */
export class OwnTexts {
  readonly #own = new Map<string, string>();

  addProgram(english: CuratedProgram, own: CuratedProgram): void {
    this.#addNames(english, own);
    this.#add([
      [english.popularName, own.popularName],
      [english.assistanceType, own.assistanceType],
      [english.interestRate?.text, own.interestRate?.text],
      [english.repaymentTerms?.text, own.repaymentTerms?.text],
    ]);
    this.#addRules(eligibilityOf(english).rules, inOwnSentences(eligibilityOf(own).rules));
  }

  addForm(english: LocalForm, own: LocalForm): void {
    this.#addNames(english, own);
  }

  toJSON(): Record<string, string> {
    return Object.fromEntries(this.#own);
  }

  #addNames(english: CuratedProgram | LocalForm, own: CuratedProgram | LocalForm): void {
    this.#add([
      [english.title, own.title],
      [english.summary, own.summary],
      [english.description, own.description],
      [english.amount?.text, own.amount?.text],
      [english.deadline?.text, own.deadline?.text],
      [english.contact?.text, own.contact?.text],
      ...english.documents.flatMap(({ text }, index) => documentPairs(text, own.documents[index]?.text)),
      ...english.howToApply.map(({ text }, index): Pair => [text, own.howToApply[index]?.text]),
    ]);
  }

  #addRules(english: Rule, own: Rule): void {
    const sentences = saysIn(own);
    this.#add(saysIn(english).map((says, index): Pair => [says, sentences[index]]));
    const lines = describedInOwnWords(own);
    this.#add(describeRules(english).map((line, index): Pair => [line, lines[index]]));
  }

  #add(pairs: readonly Pair[]): void {
    for (const [english, own] of pairs) {
      if (english !== undefined && own !== undefined && english !== own) this.#own.set(english, own);
    }
  }
}

/** Pairs a document's texts with and without its condition. People known to need the document see it without. */
function documentPairs(english: string, own: string | undefined): Pair[] {
  return [
    [english, own],
    [withoutCondition(english), own && withoutCondition(own)],
  ];
}

function saysIn(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap(saysIn);
  if ('any' in rule) return rule.any.flatMap(saysIn);
  return 'not' in rule ? saysIn(rule.not) : [rule.says];
}
