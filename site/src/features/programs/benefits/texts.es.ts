import type { Archetype } from '../../../../../matching/benefits/estimates/tables.ts';
import type { Tiers } from '../../../../../matching/benefits/estimates/tiers.ts';

export const TABLES = {
  title: 'Límites y montos',
  noLimit: 'Sin límite',
  noSum: 'Un servicio, no dinero',
  unknownSum: 'No encontramos la cifra',
  chooseLabel: 'Su estado',
  choose: 'Elija un estado',
  chosen: 'Elija un estado para ver su límite y su monto.',
  allStates: 'Todos los estados en una tabla',
  state: 'Estado',
  size: 'Hogar',
  program: 'Programa',
  ofState:
    'Para un adulto de 35 años con hijos de 3 y 8 años que solo recibe un salario, o para una persona de 70 años que solo recibe Seguro Social; sin gastos deducibles.',
  sources: 'De dónde vienen las cifras',
  sourcesInEnglish: (count: number) => `Las ${count} fuentes de las cifras están en la página en inglés`,
  since: (day: string) => `desde el ${day}`,
  sinceYear: (year: string | number) => ` (desde ${year})`,
  until: (day: string) => `hasta el ${day}`,
  columns: (first: string, per = ''): [string, string, string] => [
    first,
    'Ingresos máximos al año',
    `Lo máximo que puede recibir${per}`,
  ],
  upTo: {
    family: (sum: string) => `Hasta ${sum} para una familia de tres`,
    seniors: (sum: string) => `Hasta ${sum} para una persona`,
  } satisfies Record<Archetype, (sum: string) => string>,
  upToByState: {
    family: (low: string, high: string) =>
      `Como máximo, entre ${low} y ${high} para una familia de tres, según el estado`,
    seniors: (low: string, high: string) => `Como máximo, entre ${low} y ${high} para una persona, según el estado`,
  } satisfies Record<Archetype, (low: string, high: string) => string>,
  people: (count: number) => (count === 1 ? 'Una persona' : `${count} personas`),
  bySize: {
    family:
      'Para un adulto de 35 años con hijos que solo recibe un salario, sin gastos deducibles. En Alaska y Hawái las cifras son otras.',
    seniors:
      'Para personas de 70 años que solo reciben Seguro Social, sin gastos deducibles. En Alaska y Hawái las cifras son otras.',
  } satisfies Record<Archetype, string>,
  byState: {
    family: 'Para un adulto de 35 años con hijos de 3 y 8 años que solo recibe un salario, sin gastos deducibles.',
    seniors: 'Para una persona de 70 años que solo recibe Seguro Social, sin gastos deducibles.',
  } satisfies Record<Archetype, string>,
  note: 'Calculamos estas cantidades con las cifras de abajo. Las suyas pueden ser distintas: también cuentan los gastos, la edad, la discapacidad y los ahorros.',
} as const;

const INCOME_OF: Readonly<Record<Tiers['income'], string>> = {
  household: 'los ingresos del hogar',
  couple: 'los ingresos del solicitante y de su cónyuge',
  return: 'el ingreso bruto ajustado',
};

export const TIERS = {
  caption: (income: Tiers['income'], year: number | undefined) =>
    `Los montos${year === undefined ? '' : ` de ${year}`}, según ${INCOME_OF[income]}.`,
  each: ' por persona',
  below: (sum: string) => `Menos de ${sum}`,
  ofPovertyLine: (share: number) => `${share}% del nivel federal de pobreza`,
  everyone: 'Todas las personas',
  others: 'Las demás personas',
  whose(when: Tiers['tables'][number]['when'] = {}): string {
    const words = [
      ...(when.couple === undefined ? [] : [when.couple ? 'Pareja' : 'Una persona sola']),
      ...(when.people === undefined ? [] : [rangeOf(when.people, 'persona', 'personas')]),
      ...(when.dependents === undefined ? [] : [rangeOf(when.dependents, 'dependiente', 'dependientes')]),
      ...(when.age === undefined ? [] : [agesOf(when.age)]),
      ...(when.disabled === undefined ? [] : [when.disabled ? 'Con discapacidad' : 'Sin discapacidad']),
      ...(when.home === undefined ? [] : [when.home === 'own' ? 'Propietario de vivienda' : 'Inquilino']),
    ];
    return words.join(', ');
  },
  note: 'Esta es la tabla del propio programa. Sus reglas deciden qué ingresos cuentan.',
} as const;

function rangeOf([from, to]: readonly [number, number | null], one: string, many: string): string {
  if (to === null) return `${from} o más ${many}`;
  return from === to ? `${from} ${from === 1 ? one : many}` : `${from} a ${to} ${many}`;
}

function agesOf([from, to]: readonly [number, number | null]): string {
  if (to === null) return `${from} años o más`;
  return from === 0 ? `Menos de ${to + 1} años` : `De ${from} a ${to} años`;
}
