import * as z from 'zod/mini';
import { type CuratedProgram, text } from './catalog.ts';
import type { LocalForm } from './local-forms.ts';
import type { WrittenRule } from './rules.ts';

const lists = {
  documents: z._default(z.array(text(3, 400)), []),
  howToApply: z.array(text(5, 650)),
  /** The sentences of a program's own conditions, each with its English original. */
  conditions: z._default(z.array(z.strictObject({ en: z.string(), es: text(3, 400) })), []),
};

/**
 * A program's texts in another language: one file in `site/src/content/{locale}/programs/`, named after the program's
 * id. Lists have the same order as in the program's own file. Sources and quotes stay in their own language.
 */
export const programTexts = z.strictObject({
  title: text(5, 220),
  popularName: z.optional(text(2, 110)),
  summary: text(30, 240),
  description: text(100, 3200),
  amount: z.optional(text(2, 400)),
  deadline: text(2, 400),
  interestRate: z.optional(text(2, 400)),
  repaymentTerms: z.optional(text(2, 400)),
  assistanceType: z.optional(text(2, 130)),
  contact: z.optional(text(3, 400)),
  ...lists,
  /** What people type to find it. Not a translation of the English ones. */
  keywords: z.array(text(2, 70)).check(z.minLength(3), z.maxLength(30)),
});
export type ProgramTexts = z.output<typeof programTexts>;

/** The texts of a state's version of a program in another language, in `site/src/content/{locale}/local-forms/`. */
export const localFormTexts = z.strictObject({
  title: text(5, 160),
  summary: text(30, 240),
  description: text(80, 1900),
  amount: z.optional(text(2, 500)),
  deadline: z.optional(text(2, 400)),
  contact: z.optional(text(3, 400)),
  ...lists,
  keywords: z._default(z.array(text(2, 70)).check(z.maxLength(14)), []),
});
export type LocalFormTexts = z.output<typeof localFormTexts>;

/** Returns a program's English texts in the shape of their translation, with only the conditions' sentences. */
export function textsOf(program: CuratedProgram) {
  const { title, popularName, summary, description, assistanceType, keywords } = program;
  return {
    ...{ title, popularName, summary, description, assistanceType, keywords },
    documents: program.documents.map(({ text: own }) => own),
    says: [
      ...program.documents.flatMap(({ when }) => (when ? sentencesIn(when) : [])),
      ...sentencesIn(program.eligibility),
    ],
    amount: program.amount?.text,
    deadline: program.deadline.text,
    interestRate: program.interestRate?.text,
    repaymentTerms: program.repaymentTerms?.text,
    contact: program.contact?.text,
    howToApply: program.howToApply.map(({ text: own }) => own),
  };
}

/** Like `textsOf`, for a state's version of a program. */
export function textsOfForm(form: LocalForm) {
  const { title, summary, description, keywords } = form;
  return {
    ...{ title, summary, description, keywords },
    documents: form.documents.map(({ text: own }) => own),
    says: form.documents.flatMap(({ when }) => (when ? sentencesIn(when) : [])),
    amount: form.amount?.text,
    deadline: form.deadline?.text,
    contact: form.contact?.text,
    howToApply: form.howToApply.map(({ text: own }) => own),
  };
}

function sentencesIn(rule: WrittenRule): string[] {
  const says: string[] = [];
  withSentences(rule, (english) => {
    says.push(english);
    return english;
  });
  return says;
}

/**
 * Returns the program with its texts in another language. Throws if one is missing or a list has a different length.
 */
export function withTexts(program: CuratedProgram, texts: ProgramTexts): CuratedProgram {
  const sentence = sentencesOf(texts);
  const { amount, interestRate, repaymentTerms, contact } = program;
  return {
    ...program,
    ...{ title: texts.title, summary: texts.summary, description: texts.description, keywords: texts.keywords },
    ...(program.popularName ? { popularName: given(texts.popularName, program.popularName) } : {}),
    ...(program.assistanceType ? { assistanceType: given(texts.assistanceType, program.assistanceType) } : {}),
    ...(amount ? { amount: stated(amount, texts.amount) } : {}),
    ...(interestRate ? { interestRate: stated(interestRate, texts.interestRate) } : {}),
    ...(repaymentTerms ? { repaymentTerms: stated(repaymentTerms, texts.repaymentTerms) } : {}),
    ...(contact ? { contact: stated(contact, texts.contact) } : {}),
    deadline: stated(program.deadline, texts.deadline),
    ...withLists(program, texts, sentence),
    eligibility: withSentences(program.eligibility, sentence),
  };
}

/** Like `withTexts`, for a state's version of a program. */
export function formWithTexts(form: LocalForm, texts: LocalFormTexts): LocalForm {
  const { amount, deadline, contact } = form;
  return {
    ...form,
    ...{ title: texts.title, summary: texts.summary, description: texts.description, keywords: texts.keywords },
    ...(amount ? { amount: stated(amount, texts.amount) } : {}),
    ...(deadline ? { deadline: stated(deadline, texts.deadline) } : {}),
    ...(contact ? { contact: stated(contact, texts.contact) } : {}),
    ...withLists(form, texts, sentencesOf(texts)),
  };
}

type Sentence = (english: string) => string;

function sentencesOf({ conditions: own }: Pick<ProgramTexts, 'conditions'>): Sentence {
  const translated = new Map(own.map(({ en, es }) => [en, es]));
  return (english) => given(translated.get(english), english);
}

function withLists(
  { documents, howToApply }: Pick<CuratedProgram, 'documents' | 'howToApply'>,
  texts: Pick<ProgramTexts, 'documents' | 'howToApply'>,
  sentence: Sentence,
): Pick<CuratedProgram, 'documents' | 'howToApply'> {
  if (texts.documents.length !== documents.length) throw new Error('A different number of documents');
  if (texts.howToApply.length !== howToApply.length) throw new Error('A different number of steps');
  return {
    documents: documents.map((document, index) => ({
      ...stated(document, texts.documents[index]),
      ...(document.when ? { when: withSentences(document.when, sentence) } : {}),
    })),
    howToApply: howToApply.map((step, index) => stated(step, texts.howToApply[index])),
  };
}

function stated<Fact extends { text: string }>(fact: Fact, own: string | undefined): Fact {
  return { ...fact, text: given(own, fact.text) };
}

function withSentences(rule: WrittenRule, sentence: Sentence): WrittenRule {
  if ('all' in rule) return { all: rule.all.map((part) => withSentences(part, sentence)) };
  if ('any' in rule) return { any: rule.any.map((part) => withSentences(part, sentence)) };
  if ('not' in rule) return { not: withSentences(rule.not, sentence) };
  if ('check' in rule) return { ...rule, says: sentence(rule.says) };
  return rule.exceptionTo === undefined ? rule : { ...rule, exceptionTo: sentence(rule.exceptionTo) };
}

function given(own: string | undefined, english: string): string {
  if (own === undefined) throw new Error(`No translation of "${english}"`);
  return own;
}
