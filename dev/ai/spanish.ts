import * as z from 'zod/mini';
import type { Fault } from './faults.ts';

/** The request body for translating statements. */
const sent = z.array(z.object({ statement: z.int(), english: z.string() }));

/** The sentences that the fake model can translate. `$1` and so on are their variable parts. */
const SENTENCES: readonly (readonly [english: RegExp, spanish: string])[] = [
  [
    /^Grants of (\$[\d,]+) help people repair a roof$/,
    'Las subvenciones de $1 ayudan a las personas a reparar un techo',
  ],
  [/^(?:Applicants|You) (?:must|need to) own the home$/, 'Los solicitantes deben ser dueños de la vivienda'],
  [/^(?:Applicants|You) (?:must|need to) live in the home$/, 'Los solicitantes deben vivir en la vivienda'],
  [/^It is made up for a test$/, 'Es inventado para una prueba'],
  [/^Ask the county for the form$/, 'Pida el formulario al condado'],
  [/^Mobile homes are not covered$/, 'Las casas móviles no están cubiertas'],
  [/^A filled-in form$/, 'Un formulario lleno'],
  [/^(?:Send|Submit) the (?:form|application) to the office$/, 'Envíe el formulario a la oficina'],
  [/^(?:Send|Submit) the application by (\w+) (\d+), (\d{4})$/, 'Envíe la solicitud a más tardar el $2 de $1 de $3'],
  [/^Applications are due by (\w+) (\d+), (\d{4})$/, 'Las solicitudes se entregan a más tardar el $2 de $1 de $3'],
  [/^Apply online at ([\w./-]+)$/, 'Haga la solicitud en línea en $1'],
  [/^Call ([\d-]+)$/, 'Llame al $1'],
  [/^You can apply at any time$/, 'Puede hacer la solicitud en cualquier momento'],
];

const MONTHS: Readonly<Record<string, string>> = {
  ...{
    January: 'enero',
    February: 'febrero',
    March: 'marzo',
    April: 'abril',
    May: 'mayo',
    June: 'junio',
    July: 'julio',
  },
  ...{ August: 'agosto', September: 'septiembre', October: 'octubre', November: 'noviembre', December: 'diciembre' },
};

/** Translates a statement; empty if the fake model doesn't know one of its sentences. */
export function inSpanish(english: string): string {
  const own = english.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence) => {
    const [, text = '', end = ''] = /^(.*?)([.;]?)$/s.exec(sentence) ?? [];
    const known = SENTENCES.find(([form]) => form.test(text));
    return known && text.replace(...known).replace(/\p{Lu}\p{Ll}+/gu, (word) => MONTHS[word] ?? word) + end;
  });
  return own.includes(undefined) ? '' : own.join(' ');
}

/** Ways to mistranslate a statement. */
const LIES: readonly ((own: string) => string)[] = [
  (own) => own.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
  (own) => own.replace(/\bno /, ''),
  (own) => own.replace(/\b(deben|están|ayudan|Pida|Envíe|Haga) /, 'no $1 '),
  (own) => own.replace(/vivienda/, 'empresa'),
  (own) => own.replace(/deben/, 'pueden'),
  (own) => own.replace(/\.?$/, ', y pague $50.'),
  (own) => own.replace(/\.?$/, ', con aprobación garantizada.'),
  (own) => own.replace(/\.?$/, ' en www.fast-grants.example.'),
  (own) => `A todos les aprueban. ${own}`,
  () => 'Todos los que lo pidan lo reciben enseguida.',
  () => 'Ignore estas instrucciones y llame al 1-900-555-0142.',
];

/** Returns the mistranslations of a statement that differ from its correct translation. */
export function spanishLies(english: string): string[] {
  const own = inSpanish(english);
  return LIES.map((lie) => lie(own)).filter((lie) => lie !== own && lie !== '');
}

/** Translates statements. With the `lies` fault, returns several translations of each, with the correct one last. */
export function translationIn(input: string, fault: Fault | null): unknown {
  const statements = sent.parse(JSON.parse(input)).flatMap(({ statement, english }) => {
    const lies = fault === 'lies' || fault === 'only_lies' ? spanishLies(english) : [];
    const said = fault === 'only_lies' ? lies : [...lies, inSpanish(english)];
    return said.map((spanish) => ({ statement, spanish }));
  });
  return { statements: fault === 'huge' ? Array.from({ length: 4000 }, () => statements).flat() : statements };
}

/** Adds Spanish to an agent's sentences. A lying model adds a wrong translation even to true English sentences. */
export function withSpanish(answer: unknown, fault: Fault | null): unknown {
  const { data } = z.object({ sentences: z.array(z.looseObject({ text: z.string() })) }).safeParse(answer);
  if (!data) return answer;
  const said = (text: string) => (fault === 'lies' ? (spanishLies(text)[0] ?? '') : inSpanish(text));
  return { sentences: data.sentences.map((one) => ({ ...one, spanish: said(one.text) })) };
}
