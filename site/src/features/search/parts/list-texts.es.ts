import { FREE_SAVED_GRANTS } from '../../../../../contract/limits.ts';
import type { OpenFact } from '../../../../../contract/programs/benefits.ts';
import type { LeftOut, MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { programs } from '../../../lib/counts.ts';
import { categoryName } from '../../program/category-names.ts';
import type { Sort } from '../view.ts';

/** Texts of the program list. Separate, because its code loads later. */

/** Shown on a program that AI moved up. */
export const BY_AI = 'IA';
export const BY_DEMO = 'Demo';

export const NONE_OF_CATEGORY = {
  title: 'Ninguno de estos programas',
  text: (category: string) =>
    `Ninguno de los programas encontrados hasta ahora es de la categoría ${categoryName(category)}.`,
} as const;

/** The member's own list as a plan. */
export const PLAN = {
  starts: 'Empiece con estos',
  startsWhy: 'Lo más seguro y rápido.',
  startsWhyForOrganization:
    'Primero va lo que es para su organización y puede estar abierto, y las subvenciones van antes que los préstamos.',
  noSum: 'Lo que pagan depende de su proyecto, así que no hay un total.',
  saveThem: 'Lo que guarde será su plan.',
  saveFew: `Con el plan gratuito puede guardar hasta ${FREE_SAVED_GRANTS}.`,
  folded: (title: string, count: number) => `${title} (${count})`,
  groups: {
    qualify: { title: 'Califica según lo que nos dijo', text: 'Cumple todos los requisitos que conocemos.' },
    veryLikely: {
      title: 'Es muy probable que califique',
      text: 'Sus respuestas coinciden. Confirme lo que falta antes de contar con el programa.',
    },
    worthChecking: {
      title: 'Vale la pena revisarlos',
      text: 'Nada los descarta. Revise primero los requisitos sin respuesta.',
    },
    onlyIf: {
      title: 'Solo en circunstancias especiales',
      text: 'Cada uno exige algo que la mayoría de las personas en su situación no tiene. La tarjeta dice qué.',
    },
    asPerson: {
      title: 'Para usted como persona',
      text: 'Su organización no puede recibirlos. Son para las personas y sus familias.',
    },
  },
} as const;

/** The next step on a program's card. */
export const NEXT_STEP = {
  papers: (count: number) => (count === 1 ? 'Necesita 1 documento' : `Necesita ${count} documentos`),
} as const;

export const ORDER = {
  title: '¿Cómo se ordena esta lista?',
  starts:
    'Los tres primeros: la ayuda urgente y lo que pidió, y después lo que es seguro que puede recibir cada mes. Los créditos tributarios esperan hasta enero.',
  steps: [
    'Los demás están en grupos, del más seguro al menos seguro. Cada grupo empieza con lo que es más probable que reciba y lo que más vale para usted.',
    'Sube lo que usted dijo que necesita. También sube lo que es para personas como usted.',
    'Bajan los préstamos y, antes de la temporada de impuestos, también los créditos tributarios.',
  ],
} as const;

/** The total of a member's own list. */
export const TOTAL = {
  about: (sum: string) => `Alrededor de ${sum}, si todavía no recibe nada de esto`,
  parts: (monthly: string, yearly: string) => `Son ${monthly} cada mes, y ${yearly} una vez al año.`,
  unknown: '¿Cuánto podría estar dejando de recibir?',
  tellUs:
    'Díganos los ingresos de su hogar y quién vive con usted, y haremos una estimación de lo que valen estos programas para usted.',
  profile: 'Complete su perfil',
  how: 'Qué incluye este total y qué no',
  ifIncomeChanges: '¿Y si cambian sus ingresos?',
  ifEarned: 'El total es correcto si todos los ingresos de su hogar vienen del trabajo.',
  howMuchEarned: 'Díganos qué parte viene del trabajo',
  open: 'Todavía no se cuenta:',
  unpriced: 'No se cuenta, porque no podemos estimar el monto:',
  excluded: 'No se cuenta, porque no puede recibirlo junto con uno de los de arriba:',
  forAll: 'No se cuenta, porque donde usted vive lo reciben todos los niños, sin importar cuánto gane usted:',
  estimate:
    'Son estimaciones según los límites y montos publicados para este año. Si ya recibe uno de estos beneficios, réstelo. Solo dejamos fuera lo que aparece como ingreso en su perfil.',
  lower: ' (menos que por separado, debido a otro programa de aquí)',
} as const;

/** Kept short, because a card has little room. A program's page says it in full. */
const DEPENDS_ON: Readonly<Record<OpenFact, string>> = {
  people: 'quién vive con usted',
  ages: 'las edades de los niños',
  spouse: 'su estado civil',
  income: 'sus ingresos',
  'income-kind': 'qué parte de sus ingresos viene del trabajo',
  housing: 'su renta y sus facturas',
  heating: 'quién paga la calefacción',
  status: 'su estatus migratorio',
  'resident-since': 'su estatus migratorio',
};

/** Says why the total leaves a program's amount out. */
export function leftOutWords(leftOut: LeftOut): string {
  if (leftOut === 'unsure') return 'todavía no es lo bastante seguro';
  if (leftOut === 'for-all') return 'lo reciben todos los niños donde usted vive';
  if (leftOut === 'other') return 'no puede recibirlo junto con otro de aquí';
  return `depende de ${DEPENDS_ON[leftOut]}`;
}
/** Says the same on a card; undefined if its badge already says that it's only worth checking. */
export function notCountedWords({ match: { estimate, likelihood } }: MatchedGrant): string | undefined {
  const { leftOut } = estimate ?? {};
  if (!leftOut || (leftOut === 'unsure' && likelihood === 'worth-checking')) return undefined;
  return `No está en su total: ${leftOutWords(leftOut)}`;
}

/** Texts about what a profile edit changed. */
export const CHANGED = {
  title: (answers: readonly string[]) => `Usted cambió: ${answers.join(', ')}`,
  nothing: 'No cambió nada en su lista.',
  onlyOrder: 'Su lista está en otro orden. Ningún monto cambió.',
  before: 'Antes:',
  now: 'Ahora:',
  up: '▲',
  higher: 'más',
  down: '▼',
  lower: 'menos',
  notCounted: 'no contaba',
  notCountedNow: 'ya no cuenta',
  right: 'ahora parece adecuado para usted',
  unsure: 'ahora solo vale la pena revisarlo',
  unlikely: 'ya no parece adecuado para usted',
  joined: 'nuevo en su lista',
  left: 'ya no está en su lista',
  more: (count: number) => `Y ${count} más`,
  dropped: 'ya no está en su lista, porque ahora usted no cumple un requisito',
  total: 'En total',
  nothingCounted: 'nada',
} as const;

export const LOAD_MORE = 'Cargar más programas';
export const LOADING_MORE = 'Cargando más…';
export const foundMore = (count: number) => `¡Encontramos ${programs(count)} más!`;
export const addedMore = (count: number) =>
  count === 1 ? 'Se agregó 1 • Cargar más' : `Se agregaron ${count} • Cargar más`;
export const addedOfCategory = (count: number, category: string) => `De ellos, ${count} en ${categoryName(category)}.`;
export const NO_MORE_FOUND = 'No hay más programas para esta búsqueda.';
export const MORE_FAILED = 'No se pudieron cargar más programas';

export const SORT = 'Ordenar por';
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  best: 'Relevancia',
  priority: 'Prioridad por IA',
  deadline: 'Fecha límite',
  amount: 'Monto',
  newest: 'Más recientes',
};
/** Shown to members without a plan who choose the AI order. */
export const PRIORITY_FOR_PREMIUM = `${SORT_WORDS.priority} (Premium)`;

const shown = (count: number) => (count === 1 ? 'Se muestra' : 'Se muestran');
/** Says how many programs are shown, and in which order. */
export const shownText = (count: number, hasMore: boolean) =>
  `${shown(count)} ${programs(count)}.${hasMore ? ' Hay más.' : ''}`;
export const shownOnlyText = (count: number, all: number, category: string) =>
  `${shown(count)} ${count} de ${programs(all)}: solo ${categoryName(category)}.`;

const SORTED: Readonly<Record<Exclude<Sort, 'best' | 'priority'>, string>> = {
  deadline: 'Ordenados por fecha límite; los programas sin fecha fija van al final.',
  amount: 'Ordenados por el monto más alto; los programas sin monto van al final.',
  newest: 'Ordenados por la fecha de la fuente, primero los más recientes.',
};
/** Mentions that only loaded programs are sorted, if there are more. */
export const sortedText = (sort: keyof typeof SORTED, hasMore: boolean) =>
  hasMore ? `${SORTED[sort]} Cargue más para ordenar más.` : SORTED[sort];

export const FILTER = 'Filtrar por categoría';
export const ALL_CATEGORIES = 'Todas';
export const categoryCount = (name: string, count: number) => `${categoryName(name)} (${count})`;
export const CLEAR_FILTER = 'Quitar la categoría';

/** Alternatives when nothing was found. */
export const INSTEAD = {
  title: 'Lo que más necesita la gente',
  call: 'Llame al',
  link: '211',
  url: 'https://www.211.org/',
} as const;

export const SEARCH_EVERYTHING = 'Quitar todos los filtros';
