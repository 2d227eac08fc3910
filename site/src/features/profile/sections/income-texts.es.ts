import { ANSWER } from '../form/answer-texts.ts';

const { dollars } = ANSWER;

/** Pointed out below the incomes if they don't go together. */
export const INCOMES_CHECK = {
  monthly: (sum: number, yearly: number) =>
    `Estos ingresos suman ${dollars(sum)}. Parece el monto de un mes: en un año serían ${dollars(yearly)}.`,
  makeYearly: 'Convertirlos en montos al año',
  differ: (sum: number, income: number) =>
    `Estos ingresos suman ${dollars(sum)} al año. Para todo su hogar, usted indicó ${dollars(income)}.`,
  takeSum: (sum: number) => `Usar ${dollars(sum)} para el hogar`,
  twice: (kind: string, yearly: number) => `Indicó ${dollars(yearly)} dos veces: ${kind}.`,
  removeOne: 'Quitar el segundo',
} as const;
