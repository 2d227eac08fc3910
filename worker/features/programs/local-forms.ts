import { type LocalForm, localForms } from '../../../contract/programs/local-forms.ts';
import { documentRulesOf } from '../../../matching/program/papers/own-papers.ts';
import { changingDays } from '../../../matching/program/source-dates.ts';
import { builtContent } from '../../http/built-content.ts';
import type { Reference } from '../../http/context.ts';
import type { ListedProgram, Program } from './program.ts';

export type LocalForms = Pick<Reference, 'localForms'>;

/** How states run nationwide programs, by `keyOf`. The site's build writes this file. */
export const localFormBook = builtContent(
  'local-forms.json',
  (json): Reference['localForms'] =>
    new Map(localForms.parse(json).map(({ form }) => [keyOf(form.of, form.state), form])),
);

function keyOf(programId: string, state: string): string {
  return `${programId} ${state}`;
}

/**
 * Returns the program with this state's name, office and links. Returns it unchanged if the state is unknown or has no
 * form of it.
 */
export function listedInState(
  program: ListedProgram,
  state: string | undefined,
  { localForms }: LocalForms,
): ListedProgram {
  const form = formIn(program, state, localForms);
  if (!form) return program;
  const known = listed.get(program)?.get(form);
  if (known) return known;
  const made = { ...program, ...fieldsOf(form, program) };
  listed.set(program, (listed.get(program) ?? new WeakMap()).set(form, made));
  return made;
}

/** Caches programs by state form, because lists return the same ones again and again. */
const listed = new WeakMap<ListedProgram, WeakMap<LocalForm, ListedProgram>>();

/**
 * Like `listedInState`, but for a full program, with the state's documents, steps and contact. A nationwide phone line
 * isn't the state's, so a form without a contact has none.
 */
export function wholeInState(program: Program, state: string | undefined, { localForms }: LocalForms): Program {
  const form = formIn(program, state, localForms);
  if (!form) return program;
  const { documents } = program.detail;
  const fields = fieldsOf(form, program);
  return {
    ...program,
    ...fields,
    detail: {
      ...program.detail,
      ...fields.detail,
      sources: sourcesOf(form, program),
      statedIn: statedInOf(form, program),
      documents: form.documents.length > 0 ? form.documents.map(({ text }) => text) : documents,
      howToApply: form.howToApply.map(({ text }) => text),
      contact: form.contact?.text ?? null,
    },
  };
}

function formIn(
  { id }: ListedProgram,
  state: string | undefined,
  forms: Reference['localForms'],
): LocalForm | undefined {
  return state === undefined ? undefined : forms.get(keyOf(id, state));
}

function fieldsOf(form: LocalForm, program: ListedProgram) {
  const { title, agency, description, amount, worth, deadline, documents, urls } = form;
  return {
    ...{ title, description, provider: agency, providerUrl: null },
    ...{ url: urls.program, applicationUrl: urls.apply ?? null },
    amount: amount?.text ?? program.amount,
    worth: worth ?? program.worth,
    deadline: deadline?.text ?? program.deadline,
    deadlineKind: deadline?.kind ?? program.deadlineKind,
    requirements: documents.length > 0 ? documents.map(({ text }) => text).join('\n') : program.requirements,
    detail: documents.length > 0 ? documentRulesOf(documents) : program.detail,
    citations: [...new Set([...Object.values(form.sources).map(({ url }) => url), ...program.citations])],
    states: [form.state],
    checkedAt: changingDays(form.sources).at(-1) ?? program.checkedAt,
  };
}

/** Returns the state form's sources, followed by the program's own, which support its conditions. */
function sourcesOf(form: LocalForm, program: Program): Program['detail']['sources'] {
  const own = Object.entries(form.sources).map(([key, source]) => [keyIn(form, key), source]);
  return { ...Object.fromEntries(own), ...program.detail.sources };
}

function keyIn({ state }: LocalForm, key: string): string {
  return `${state}-${key}`;
}

/** Maps each fact to the source that states it. */
function statedInOf(form: LocalForm, { detail: { statedIn } }: Program): Program['detail']['statedIn'] {
  const { amount, contact, deadline, documents, howToApply } = form;
  const keyOfOne = (fact?: { source?: string | undefined }) => fact?.source && keyIn(form, fact.source);
  return (
    statedIn && {
      ...statedIn,
      documents: documents.length > 0 ? documents.map(({ source }) => keyIn(form, source)) : statedIn.documents,
      howToApply: howToApply.map(({ source }) => keyIn(form, source)),
      ...(amount && { amount: keyOfOne(amount) }),
      contact: keyOfOne(contact),
      ...(deadline && { deadline: keyOfOne(deadline) }),
    }
  );
}
