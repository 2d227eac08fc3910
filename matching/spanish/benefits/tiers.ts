import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** Programs that pay by a table of incomes (matching/benefits/estimates/tier-reckoning.ts). */
export const TIERS: Phrases = {
  'An adjusted gross income of {sum} a year': 'Un ingreso bruto ajustado de {sum} al año',
  '{sum} a year, the part of your {sumWhole} that counts,': '{sum} al año, la parte de sus {sumWhole} que cuenta,',
  '{income} is not below {sum}, the limit': '{income} no está por debajo de {sum}, el límite',
  '{income} is above {sum}, the limit': '{income} pasa de {sum}, el límite',
  '{income} is too low: it pays nothing up to {sum}': '{income} es muy poco: no paga nada hasta {sum}',
  '{income} is above {sum}, which pays {amount}': '{income} pasa de {sum}; en ese caso paga {amount}',
  '{income} is between {sumFrom} and {sumTo}, which pays {amount}':
    '{income} está entre {sumFrom} y {sumTo}; en ese caso paga {amount}',
  '{income} is below {sum}, which pays {amount}': '{income} está por debajo de {sum}; en ese caso paga {amount}',
  '{income} is within {sum}, which pays {amount}': '{income} no pasa de {sum}; en ese caso paga {amount}',
  'It pays {amount}': 'Paga {amount}',
  'These are the amounts for {count}': 'Estos son los montos de {count}',
  'For your tax return that is {sum}': 'Para su declaración de impuestos son {sum}',
  'You owe state income tax that it can lower':
    'Usted debe impuesto estatal sobre los ingresos que este crédito puede bajar',

  'You paid at least {sum} of property tax': 'Usted pagó al menos {sum} de impuesto a la propiedad',
  '{share} of your rent is at least {sum} a year': 'El {share} de su renta es de al menos {sum} al año',
  '{sum} of your rent counts': 'Cuentan {sum} de su renta',
  '{sum} of your rent counts: {amount}': 'Cuentan {sum} de su renta: {amount}',
  '{share} of your rent of {sum} a year is {sumPart}': 'El {share} de su renta de {sum} al año son {sumPart}',
  '{share} of your rent of {sum} a year is {sumPart}: {amount}':
    'El {share} de su renta de {sum} al año son {sumPart}: {amount}',
  '{sum}, not more than the {sumOff} of your income that is taken off':
    '{sum}, no más que los {sumOff} de sus ingresos que se restan',
  '{base}, not more than the {sumOff} of your income that is taken off':
    '{base}, no más que los {sumOff} de sus ingresos que se restan',
  '{sum}, less {sumOff} of your income: {amount}': '{sum}, menos {sumOff} de sus ingresos: {amount}',
  '{base}, less {sumOff} of your income: {amount}': '{base}, menos {sumOff} de sus ingresos: {amount}',
  '{sum}, less {sumOff} of your income, of which {share} is paid: {amount}':
    '{sum}, menos {sumOff} de sus ingresos, de lo cual se paga el {share}: {amount}',
  '{base}, less {sumOff} of your income, of which {share} is paid: {amount}':
    '{base}, menos {sumOff} de sus ingresos, de lo cual se paga el {share}: {amount}',
  '{base}, of which {share} is paid: {amount}': '{base}, de lo cual se paga el {share}: {amount}',

  'Alaska’s permanent fund dividend doesn’t count as income.':
    'El dividendo del Fondo Permanente de Alaska no cuenta como ingreso.',
  'Heat and utilities don’t count as rent.': 'La calefacción y los servicios públicos no cuentan como renta.',
  'Heat, water, lights, phone and furniture don’t count as rent.':
    'La calefacción, el agua, la luz, el teléfono y los muebles no cuentan como renta.',
  'Homeowners also pay no tax on 20% of the home’s value.':
    'Los propietarios de vivienda tampoco pagan impuesto sobre el 20% del valor de la vivienda.',
  'Some homeowners get $190 to $500 more: those whose property tax is more than 15% of their income, and those in Philadelphia, Pittsburgh and Scranton.':
    'Algunos propietarios de vivienda reciben de $190 a $500 más: aquellos cuyo impuesto a la propiedad pasa del 15% de sus ingresos, y los de Philadelphia, Pittsburgh y Scranton.',
  'The form takes $500 off your income for each dependent.':
    'El formulario resta de sus ingresos $500 por cada dependiente.',
  'The sum is for each person covered by the plan.': 'El monto es por cada persona que cubre el plan.',
  'The tax or rent that counts is limited by the figures of 2025.':
    'El impuesto o la renta que cuenta tiene como límite los montos de 2025.',
  'With receipts for food you can ask for up to $250 a person instead. Months with food stamps don’t count.':
    'Con recibos de comida, puede pedir en su lugar hasta $250 por persona. Los meses con estampillas de comida no cuentan.',
};
