import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** SNAP (matching/benefits/snap). */
export const SNAP: Phrases = {
  'You buy and cook your food together with everybody you live with':
    'Usted compra y cocina su comida junto con todas las personas con quienes vive',
  'You buy and cook your food apart from the others you live with: we reckoned your part of the home alone':
    'Usted compra y cocina su comida aparte de las demás personas con quienes vive: calculamos solo su parte del hogar',
  'You buy and cook your food apart from the others you live with: we reckoned you alone':
    'Usted compra y cocina su comida aparte de las demás personas con quienes vive: calculamos solo lo de usted',
  'You study and work at least 20 hours a week, are in work-study, get TANF, or meet another exception for college students':
    'Usted estudia y trabaja al menos 20 horas a la semana, está en un programa de trabajo y estudio (work-study), recibe TANF o cumple otra excepción para estudiantes universitarios',
  'You work, train or volunteer 80 hours a month, or an exception holds, such as a health condition that keeps you from work':
    'Usted trabaja, se capacita o hace trabajo voluntario 80 horas al mes, o se le aplica una excepción, como un problema de salud que no le permite trabajar',
  "Your household's savings are below {sum}": 'Los ahorros de su hogar son de menos de {sum}',
  'If you get {cash} too, it counts as income, and SNAP falls to {sum} a month.':
    'Si recibe también {cash}, eso cuenta como ingreso y SNAP baja a {sum} al mes.',
  'If you get {cash} too, it counts as income, and SNAP ends.':
    'Si recibe también {cash}, eso cuenta como ingreso y SNAP termina.',
  'This is what SNAP pays in urban Alaska: in rural Alaska it pays more.':
    'Esto es lo que paga SNAP en las ciudades de Alaska: en las zonas rurales de Alaska paga más.',
  'This is what SNAP pays in urban Alaska: in rural Alaska it pays more. {more}':
    'Esto es lo que paga SNAP en las ciudades de Alaska: en las zonas rurales de Alaska paga más. {more}',
  'SNAP pays more in {state} than on the mainland; how much is not recorded here.':
    'SNAP paga más en {state} que en el resto de Estados Unidos; aquí no tenemos ese dato.',
  'Nobody in your household may get SNAP under its status or work rules':
    'Nadie en su hogar puede recibir SNAP según sus reglas de estatus migratorio o de trabajo',
  '{sum} a month before taxes is above {sumMost}, the limit for {people} in your state':
    '{sum} al mes antes de impuestos pasa de {sumMost}, el límite para {people} en su estado',
  'After deductions, {sum} a month is above {sumMost}, the limit for {people}':
    'Después de las deducciones, {sum} al mes pasa de {sumMost}, el límite para {people}',
  'Your savings are above {sum}, the limit in your state': 'Sus ahorros pasan de {sum}, el límite en su estado',
  '{sum} a month before taxes is within {sumMost}, the limit for {people}':
    '{sum} al mes antes de impuestos no pasa de {sumMost}, el límite para {people}',
  'No limit on income before taxes holds for your household':
    'Para su hogar no hay límite de ingresos antes de impuestos',
  '{share} of your net income of {sum} is more than {sumMost}, the most for {people}':
    'El {share} de sus ingresos netos de {sum} es más que {sumMost}, lo máximo para {people}',
  'The least for a household of 1 is {sum} a month': 'Lo mínimo para un hogar de una persona es {sum} al mes',
  'The least for a household of {count} is {sum} a month':
    'Lo mínimo para un hogar de {count} personas es {sum} al mes',
  '{sumMost} maximum for {people}, less {share} of your net income of {sum}, is {sumLeft} a month':
    'Un máximo de {sumMost} para {people}, menos el {share} de sus ingresos netos de {sum}, son {sumLeft} al mes',
  'Your income of {sum} a month, less {sumStandard} standard deduction':
    'Sus ingresos de {sum} al mes, menos {sumStandard} de deducción estándar',
  'Your income of {sum} a month, less {sumStandard} standard deduction, {others}':
    'Sus ingresos de {sum} al mes, menos {sumStandard} de deducción estándar, {others}',
};

/** What SNAP deducts, after the standard deduction. */
export const SNAP_DEDUCTIONS: Phrases = {
  '{sum} for work': '{sum} por el trabajo',
  '{sum} for care, medical costs and child support': '{sum} por cuidado, gastos médicos y manutención de menores',
  '{sum} for housing': '{sum} por la vivienda',
  '{sum} for housing if it costs you {sumRent} a month': '{sum} por la vivienda si le cuesta {sumRent} al mes',
  '{sum} for work if your income is from work': '{sum} por el trabajo si sus ingresos son un salario',
  '{sum} for work if your income is from work, {others}':
    '{sum} por el trabajo si sus ingresos son un salario, {others}',
  '{sum} for work, {others}': '{sum} por el trabajo, {others}',
  '{sum} for care, medical costs and child support, {others}':
    '{sum} por cuidado, gastos médicos y manutención de menores, {others}',
};
