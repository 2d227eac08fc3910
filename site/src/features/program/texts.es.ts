import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { LANGUAGE_TAG } from '../../locale/locale.ts';

export const PROVIDER_MISSING = 'No se indica quién lo ofrece';
export const AMOUNT_MISSING = 'No disponible';
export const REAL_TIME = 'Datos en tiempo real';
export const VERIFIED = 'Datos verificados';
const MONTH = new Intl.DateTimeFormat(LANGUAGE_TAG, { month: 'short', year: 'numeric', timeZone: 'UTC' });
export const verifiedIn = (isoDate: string) => `en ${MONTH.format(new Date(isoDate))}`;
export const verifiedOn = (date: string) => `con fuentes oficiales el ${date}`;
export const ABROAD_NAME = 'Fuera de los Estados Unidos';
export const NOT_STATED = 'No se indica';

export const DEADLINE_KIND_NOTES = {
  rolling: 'Se decide a medida que llegan las solicitudes',
  ongoing: 'Sin fecha de cierre',
  several: 'Varias rondas',
  forecast: 'Todavía no abre',
  unknown: 'Pregunte a quien ofrece el programa',
} as const;
export const ASK_FOR_DATES = 'Pregunte por las fechas de este año';
export const lastRound = (year: string) => `Última ronda que conocemos (${year}): `;
export const DAYS_LEFT = {
  passed: 'La fecha límite ya pasó',
  yearly: (passed: string, next: string) => `fue el ${passed}; la próxima se espera el ${next}`,
  yearlyMoved: (passed: string) => `el ${passed} ya pasó; pregunte por fechas posteriores`,
  left: (days: number) => {
    if (days < 0) return 'Últimas horas, según la hora de la oficina';
    if (days === 0) return 'Hoy es el último día, según la hora de la oficina';
    return days === 1 ? 'Queda 1 día: mañana es el último' : `Quedan ${days.toLocaleString(LANGUAGE_TAG)} días`;
  },
} as const;

export const FACTS = {
  provider: 'Lo ofrece',
  amount: 'Monto',
  limit: 'Límite de ingresos',
  worth: 'Para usted',
  deadline: 'Fecha límite',
  interestRate: 'Tasa de interés',
  repaymentTerms: 'Pago del préstamo',
  assistanceType: 'Lo que recibe',
  places: 'Dónde',
  source: 'Fuente',
  checked: 'Datos revisados',
} as const;
export const MOMENT = {
  ends: (moment: string) => `Termina el ${moment}.`,
  here: (moment: string) => `En su hora local: ${moment}.`,
  noZone: 'La fuente no indica la zona horaria.',
  latest: (moment: string) => `A más tardar, en su hora local: ${moment}.`,
} as const;

export const ESTIMATE = `Los resultados son estimaciones, no decisiones. Solo decide quien ofrece el programa. ${PRODUCT_NAME} no es una agencia del gobierno.`;

export const REASON_GROUPS = {
  unmet: 'No cumple',
  met: 'Cumple',
  unknown: 'Por revisar',
} as const;
export const ONE_IS_ENOUGH = 'Basta con uno de estos requisitos:';
export const ANSWER_IN_PROFILE = 'Responda esto en su perfil';
export const CONDITIONS_IN_WORDS = 'Quién puede solicitar, según la fuente';
export const NO_CONDITIONS = 'No tenemos requisitos que mostrar. Pregunte antes de preparar una solicitud.';

export const YOUR_ANSWER = 'Usted dijo:';

export const WHY_THIS = '¿Por qué?';
export const WHY_UNLOADED = {
  title: 'No se pudieron cargar las razones',
  description: 'Revise su conexión a internet e inténtelo de nuevo.',
} as const;
export const CONDITIONS = 'Requisitos';
export const WOULD_CHANGE_TITLE = 'Qué cambiaría esto';
export const ALL_DETAILS = 'Abrir el programa';

export const DOCUMENTS = 'Documentos que debe tener listos';
export const USUAL_PAPERS = 'No encontramos una lista para este caso. Los programas como este suelen pedir:';
export const NO_DOCUMENTS = 'No encontramos una lista de documentos. Pregunte qué necesita.';
export const HOW_TO_APPLY = 'Cómo solicitarlo';
export const NO_STEPS = 'No encontramos los pasos. Empiece en el sitio web oficial.';
export const NEW_TAB = '(se abre en una pestaña nueva)';

export const sourceDate = (date: string) => `(${date})`;
export const IN_FORCE = '(vigente)';

export const countedPeople = (counted: number, size: number) =>
  `Este programa cuenta ${counted === 1 ? '1 persona' : `${counted} personas`}. Usted nos dijo ${size}: cada programa decide quién cuenta.`;
