import { ANSWER } from '../form/answer-texts.ts';
/** The form's sections, and how each one helps. */
export const SECTIONS = {
  you: { title: 'Sobre usted', why: 'Muchos programas son para personas de cierta edad, estado u origen.' },
  needs: {
    title: 'Qué necesita',
    why: 'En su lista ponemos primero los programas para estas necesidades. Seguirá viendo todos los demás.',
  },
  household: {
    title: 'Hogar e ingresos',
    why: 'La ayuda con la comida, la calefacción, la renta y la atención médica depende sobre todo del tamaño y los ingresos de su hogar.',
  },
  people: {
    title: '¿Quién vive con usted?',
    why: 'Muchos programas son para un niño de cierta edad, un padre o una madre mayor, o un cónyuge que sirvió en las fuerzas armadas.',
  },
  money: {
    title: 'Ingresos por tipo',
    why: 'Los programas no cuentan igual el salario, los beneficios y las pensiones. Al año, o “1900 al mes”, antes de impuestos, de todas las personas de su hogar.',
  },
  work: {
    title: 'Trabajo y estudios',
    why: 'La capacitación, las becas y los programas para negocios toman en cuenta lo que usted hace y lo que ha aprendido.',
  },
  situation: {
    title: 'Su situación',
    why: 'Algunos de los programas más grandes son para veteranos, familias, personas con discapacidad, o un tipo de vivienda y de lugar.',
  },
  plans: {
    title: 'Organización y planes',
    why: 'Las subvenciones y los préstamos para proyectos dependen de quién los solicita y de cuándo se necesita el dinero.',
  },
} as const;
export type SectionName = keyof typeof SECTIONS;

export const OPEN_ALL = 'Abrir todo';
export const CLOSE_ALL = 'Cerrar todo';
export const NO_ANSWERS = 'Todavía no hay nada';

export const many = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;
const { dollars } = ANSWER;

/** The household's money in the summary of a collapsed section. */
export const SUMMARY = {
  incomes: (count: number) => many(count, 'ingreso', 'ingresos'),
  housing: (amount: number) => `${dollars(amount)} de vivienda`,
  childCare: (amount: number) => `${dollars(amount)} de cuidado infantil`,
  medical: (amount: number) => `${dollars(amount)} de gastos médicos`,
  savings: (amount: number) => `${dollars(amount)} en ahorros`,
  heating: 'paga la calefacción',
} as const;
