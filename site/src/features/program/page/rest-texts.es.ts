import type { LentFact } from '../../../../../contract/programs/grants.ts';
import { sourceDate } from '../texts.ts';

/** Texts below a program's first screen. Separate, because that code loads later. */

/** The source that a program was read from, by source type. */
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  'assistance-listings': 'Lista federal de asistencia (Assistance Listings)',
  perplexity: 'Una búsqueda web en vivo',
  'grants-gov': 'Grants.gov',
  'simpler-grants': 'Simpler.Grants.gov',
  'federal-register': 'Registro Federal (Federal Register)',
  sbir: 'SBIR.gov',
  'fema-disasters': 'OpenFEMA',
  'nsf-feed': 'Fundación Nacional de Ciencias (NSF)',
  california: 'California Grants Portal',
  'new-york-city': 'NYC Benefits and Programs',
  pennsylvania: 'Pennsylvania eGrants',
  'energy-incentives': 'Rewiring America',
  'state-programs': 'Una lista de programas estatales',
  feeds: 'Noticias de quien da los fondos',
};
export const SOURCE_OTHER = 'Una lista pública de programas';

export const CHANGES_UNLOADED = 'No pudimos cargar qué cambió. Vuelva a cargar la página para verlo.';
export const CHANGED = {
  title: 'Qué cambió',
  from: (source: string) => `Fuente: ${source}`,
  fields: { deadline: 'Fecha límite', amount: 'Monto', eligibility: 'Quién puede solicitarlo' },
  before: 'Antes:',
  after: 'Ahora:',
  whole: 'Leer los dos completos',
} as const;

export const ABOUT = 'Sobre este programa';
export const CONTACT = 'Contacto';
export const SOURCES = 'Fuentes';
export const SOURCES_OFFICIAL = 'Páginas oficiales con las que revisamos los datos';
export const OTHER_SOURCES = 'Otras páginas que usamos';
export const SOURCES_SHOW = 'Mostrar dónde aparece';
/** Counts the sources: "2 fuentes oficiales, 1 no oficial". */
export const sourcesCounted = (official: number, other: number) => {
  if (official === 0) return other === 1 ? '1 fuente, no oficial' : `${other} fuentes, ninguna oficial`;
  const first = official === 1 ? '1 fuente oficial' : `${official} fuentes oficiales`;
  return other === 0 ? first : `${first}, ${other === 1 ? '1 no oficial' : `${other} no oficiales`}`;
};
export const ALSO_LISTED = 'También aparece en';
const LENT: Readonly<Record<LentFact, string>> = {
  description: 'el resumen',
  amount: 'el monto',
  deadline: 'la fecha límite',
  requirements: 'lo que se exige',
  url: 'el sitio web',
  eligibility: 'quién puede solicitarlo',
  provider: 'quién lo ofrece',
  providerUrl: 'el sitio web de quien lo ofrece',
  applicationUrl: 'dónde presentar la solicitud',
  interestRate: 'la tasa de interés',
  repaymentTerms: 'las condiciones de pago del préstamo',
  assistanceType: 'el tipo de ayuda',
};
/** The date of an additional source, and the facts that only that source states. */
export const alsoListed = (date: string, facts: readonly LentFact[]) =>
  `${sourceDate(date)}${facts.length > 0 ? `. De ahí tomamos: ${facts.map((fact) => LENT[fact]).join(', ')}` : ''}`;
export const CITATIONS = 'Páginas que cita la búsqueda en vivo';
