import { MONTHS } from './months.ts';

export const MY_PLAN = {
  title: 'Mi plan',
  loading: 'Cargando su plan',
  failed: 'No se pudo cargar su plan',
  print: 'Imprimir mi plan',
  printTitle: (name: string) => (name.trim() ? `Plan de ${name.trim()}` : 'Mi plan'),
  printed: (host: string, day: string) => `De ${host}, ${day}`,
} as const;

export const THINGS = {
  title: 'Qué hacer, en este orden',
  now: 'Haga esto ahora',
  of: (done: number, all: number) => (done === 1 ? `1 hecho de ${all}` : `${done} hechos de ${all}`),
  states: { sent: 'Solicitud enviada', received: 'Usted ya lo recibe', closed: 'Cerrado' },
  all: (count: number) => `Mostrar los ${count}`,
  due: (day: string) => `Fecha límite: ${day}`,
  wasDue: (day: string) => `La fecha límite fue el ${day}`,
  next: 'Próximo paso:',
  noneLeft: 'No quedan pasos en la lista.',
  time: 'Tiempo:',
  papers: 'Documentos que faltan:',
  more: (count: number) => `y ${count} más`,
  toPapers: (count: number) => (count === 1 ? 'Falta 1 documento' : `Faltan ${count} documentos`),
  ready: 'Sus documentos están listos.',
  call: 'Contacto:',
  sent: 'Usted ya envió la solicitud. Guarde la confirmación.',
  received: 'Usted ya lo recibe.',
  closed: 'Cerrado. Ahora no recibe solicitudes.',
} as const;

export const TOGETHER = {
  title: 'Una sola solicitud o un solo lugar',
  oneForm: (host: string, count: number) => `Una solicitud en ${host} sirve para estos ${count}:`,
  onePlace: (host: string, count: number) => `Estos ${count} se solicitan en ${host}:`,
  go: (host: string) => `Ir a ${host}`,
  there: 'Allí también se solicitan estos:',
  ask: 'Tal vez necesite una solicitud para cada uno. Pregunte en la oficina.',
  says: (program: string, words: string) => `${program}: “${words}”`,
} as const;

export const PAPERS = {
  title: 'Documentos que va a necesitar',
  text: 'Marque aquí un documento y valdrá para todos los programas que lo piden.',
} as const;

export const DATES = {
  title: `Los próximos ${MONTHS} meses`,
  table: 'Fechas límite de sus programas guardados',
  number: 'N.º',
  date: 'Fecha límite',
  program: 'Programa',
  passed: '(ya pasó)',
  none: 'Ninguno de sus programas guardados tiene una fecha fija en estos meses.',
  undated: 'Sin fecha fija',
  unknown: 'No sabemos sus fechas. Pregunte en la oficina.',
} as const;

const MONTH = new Intl.DateTimeFormat('es-US', { month: 'long', timeZone: 'UTC' });

/** Names a range of months: "entre febrero y abril". Months are consecutive, 1 to 12. */
export function monthNames(months: readonly number[]): string {
  const name = (month: number) => MONTH.format(new Date(Date.UTC(2026, month - 1, 1)));
  return `entre ${name(months[0] ?? 1)} y ${name(months.at(-1) ?? 1)}`;
}

export const MONEY = {
  title: 'Cuándo llega el dinero',
  text: 'Si recibe todos estos. Son estimaciones, no decisiones.',
  program: 'Programa',
  about: 'Aprox.',
  when: 'Cuándo',
  monthly: (sum: string) => `Cada mes: alrededor de ${sum}.`,
  range: 'La parte clara depende de lo que todavía no nos ha dicho.',
  once: (months: string, sum: string) => `Una sola vez, ${months}: alrededor de ${sum}.`,
  unplaced: (sum: string) =>
    `En algún momento del año: alrededor de ${sum}. No conocemos ninguna fuente que indique los meses.`,
  everyMonth: 'Cada mes',
  onceIn: (months: string, isForSummer: boolean) =>
    isForSummer
      ? `Una sola vez, para el verano (${months})`
      : `Una sola vez, con su declaración de impuestos: ${months}, si la presenta a tiempo`,
  onceUnplaced: 'Una sola vez',
  inAYear: 'Monto de un año; no se conocen los meses',
  open: (count: number) =>
    count === 1
      ? '1 programa no se cuenta: su monto depende de lo que todavía no nos ha dicho, o es un programa que solo vale la pena revisar.'
      : `${count} programas no se cuentan: sus montos dependen de lo que todavía no nos ha dicho, o son programas que solo vale la pena revisar.`,
} as const;

export const SAY = {
  title: 'Qué decir cuando llame',
  lines: [
    'Hola, quisiera solicitar… (diga el nombre del programa). ¿Puedo hacer la solicitud por teléfono?',
    '¿Qué documentos necesitan de mí? ¿Puedo enviar copias?',
    '¿Cuándo me van a responder? ¿Debo hacer algo mientras tanto?',
    '¿Cómo se llama usted y a qué número puedo llamar si se corta la llamada?',
  ],
} as const;
