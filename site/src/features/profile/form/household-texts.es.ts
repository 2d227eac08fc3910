import type { EARNERS, INCOME_KINDS, RELATIONS } from '../../../../../contract/profile/household.ts';
import type { Need } from '../../../../../contract/profile/profile.ts';

export const NEED_LABELS: Readonly<Record<Need, string>> = {
  bills: 'Facturas de calefacción y luz',
  food: 'Comida',
  rent: 'Renta o un lugar donde vivir',
  home: 'Compra o reparación de una vivienda',
  school: 'Escuela o universidad',
  work: 'Trabajo o capacitación',
  health: 'Atención médica',
  children: 'Cuidado infantil y niños',
  money: 'Gastos de la vida diaria',
  business: 'Dinero para un negocio',
  land: 'Agricultura y tierra',
  community: 'Un proyecto para otras personas',
  disaster: 'Daños por un desastre',
};

export const RELATION_LABELS: Readonly<Record<(typeof RELATIONS)[number], string>> = {
  spouse: 'Mi esposo o esposa',
  partner: 'Mi pareja',
  child: 'Mi hijo o hija',
  grandchild: 'Mi nieto o nieta',
  parent: 'Mi padre o madre',
  grandparent: 'Mi abuelo o abuela',
  sibling: 'Mi hermano o hermana',
  'other-relative': 'Otro familiar',
  unrelated: 'No es familiar mío',
};

export const INCOME_LABELS: Readonly<Record<(typeof INCOME_KINDS)[number], string>> = {
  wages: 'Salario o sueldo',
  'self-employment': 'Trabajo por cuenta propia',
  'social-security': 'Seguro Social',
  ssi: 'SSI',
  unemployment: 'Beneficios por desempleo',
  retirement: 'Pensiones y jubilación',
  'child-support': 'Manutención de menores y pensión del excónyuge',
  veterans: 'Beneficios para veteranos',
  investments: 'Intereses, dividendos y rentas',
  tanf: 'Ayuda en efectivo (TANF)',
  other: 'Otros ingresos',
};

export const NEEDS_LEGEND = 'Marque todas las que quiera';

export const PEOPLE = {
  add: 'Agregar a una persona',
  person: (number: number) => `Persona ${number}`,
  remove: (number: number) => `Quitar a la persona ${number}`,
  removed: (number: number) => `Se quitó a la persona ${number}.`,
  relation: 'Qué relación tiene esta persona con usted',
  age: 'Edad',
  applies: 'Marque lo que vale para esta persona',
  disability: 'Tiene una discapacidad',
  pregnant: 'Está embarazada',
  student: 'Estudia',
  veteran: 'Sirvió en las fuerzas armadas',
  citizenshipStatus: 'Estatus migratorio, si no es igual al suyo',
  permanentResidentSince: 'Residente permanente desde',
  residentHint: 'El año de su tarjeta verde (green card), como 2019',
} as const;

export const CHILD_AGES = {
  legend: (count: number) => (count === 1 ? '¿Cuántos años tiene el niño?' : '¿Cuántos años tienen los niños?'),
  hint: 'En años; para un bebé, escriba 0. De esto dependen las comidas escolares, WIC, Head Start y el cuidado infantil',
  child: (number: number) => `Niño ${number}`,
  wrong: 'Escriba una edad de 0 a 17',
  whose: 'Qué relación tienen los niños con usted',
} as const;

export const WHOSE_CHILDREN = {
  child: 'Mis hijos',
  grandchild: 'Mis nietos',
  'other-relative': 'Otros familiares',
} as const;

export const INCOMES = {
  add: 'Agregar un ingreso',
  kind: 'Tipo de ingreso',
  yearly: 'Dólares al año',
  whose: 'De quién es el ingreso',
  remove: (number: number) => `Quitar el ingreso ${number}`,
} as const;

export const COSTS = {
  housingCost: 'Renta o hipoteca al mes',
  childCareCost: 'Cuidado infantil al mes',
  medicalCost: 'Gastos médicos al mes que paga de su bolsillo',
  hint: 'En dólares. Algunos beneficios lo restan de sus ingresos',
  medicalHint: 'En dólares, para personas de 60 años o más o con una discapacidad',
  savings: 'Ahorros de su hogar',
  savingsHint: 'En dólares: efectivo, cuentas, acciones. No cuente su vivienda ni un auto',
  paysHeating: '¿Paga la calefacción o el aire acondicionado aparte de la renta?',
} as const;

export const PAYS_HEATING_LABELS = { '': 'No sé', true: 'Sí', false: 'No' } as const;

export const EARNER_LABELS: Readonly<Record<(typeof EARNERS)[number], string>> = {
  self: 'Mío',
  spouse: 'De mi cónyuge o pareja',
  other: 'De otra persona',
};
