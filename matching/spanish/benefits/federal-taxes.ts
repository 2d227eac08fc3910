import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** Federal tax credits and rebates (matching/benefits/tax). */
export const FEDERAL_TAXES: Phrases = {
  'You, or your husband or wife, earned money from work earlier in the year':
    'Usted, o su esposo o esposa, ganó dinero trabajando antes en el año',
  'You file a tax return': 'Usted presenta una declaración de impuestos',
  'You file a federal tax return': 'Usted presenta una declaración federal de impuestos',

  'Nobody in your household is a child under 17 or another dependent':
    'En su hogar no hay menores de 17 años ni otros dependientes',
  'In Puerto Rico the credit pays back Social Security and Medicare tax on what you earn: there is none without earnings and a child under 17':
    'En Puerto Rico el crédito devuelve el impuesto del Seguro Social y de Medicare sobre lo que gana: no hay crédito sin ingresos del trabajo y un menor de 17 años',
  'You owe no income tax that the credit could lower, and it is paid out only from earnings above {sum} a year':
    'Usted no debe impuesto sobre los ingresos que el crédito pueda bajar, y solo se paga en dinero con ingresos del trabajo de más de {sum} al año',
  'Each child has a Social Security number and lives with you for more than half of the year':
    'Cada hijo tiene un número de Seguro Social y vive con usted más de la mitad del año',
  '{sum} for {people} under 17: {sumAll}': '{sum} por {people} menor de 17 años: {sumAll}',
  '{sum} for each of {count} children under 17: {sumAll}':
    '{sum} por cada uno de los {count} hijos menores de 17 años: {sumAll}',
  '{sum} for {people} under 17, and {sumOther} for {others}: {sumAll}':
    '{sum} por {people} menor de 17 años y {sumOther} por {others}: {sumAll}',
  '{sum} for each of {count} children under 17, and {sumOther} for {others}: {sumAll}':
    '{sum} por cada uno de los {count} hijos menores de 17 años y {sumOther} por {others}: {sumAll}',
  '{sum} for {others}: {sumAll}': '{sum} por {others}: {sumAll}',
  'Less {sum}, as your income is above {sumStart}': 'Menos {sum}, porque sus ingresos pasan de {sumStart}',
  'Of it up to {sum} a child is paid out, but not more than your Social Security and Medicare tax, here {sumPaid}':
    'De eso se pagan en dinero hasta {sum} por hijo, pero no más que su impuesto del Seguro Social y de Medicare: aquí {sumPaid}',
  '{sum} of it lowers your income tax': 'De eso, {sum} bajan su impuesto sobre los ingresos',
  'Up to {sum} a child is paid out beyond that: {share} of earnings above {sumFrom}, here {sumPaid}':
    'Además se pagan en dinero hasta {sum} por hijo: el {share} de lo que gana por encima de {sumFrom}, aquí {sumPaid}',
  'If you claim the credit for child care too, it takes {sum} of your tax first, and this one falls to {sumThen}.':
    'Si reclama también el crédito por cuidado infantil, ese toma primero {sum} de su impuesto y este baja a {sumThen}.',

  'Nobody in your household is a child under {count} or a dependent with a disability':
    'En su hogar no hay menores de {count} años ni dependientes con una discapacidad',
  'The credit is a share of what you pay for care, and you told us of no such costs':
    'El crédito es una parte de lo que paga por el cuidado, y usted no nos indicó esos gastos',
  'Both of you must work, study or be unable to care for yourselves':
    'Los dos deben trabajar, estudiar o no poder cuidarse por su cuenta',
  'The credit is for people who pay for care in order to work':
    'El crédito es para quienes pagan el cuidado para poder trabajar',
  'You owe no federal income tax that the credit could lower':
    'Usted no debe impuesto federal sobre los ingresos que el crédito pueda bajar',
  'You pay for the care so that you can work': 'Usted paga el cuidado para poder trabajar',
  '{share} of {sum} of care costs (at most {sumMost} count) is {sumLeft} a year':
    'El {share} de {sum} de gastos de cuidado (cuentan como máximo {sumMost}) son {sumLeft} al año',
  'It cannot be more than your income tax of {sum}': 'No puede ser más que su impuesto sobre los ingresos, de {sum}',

  'The credit is for families with a student in the first four years of college':
    'El crédito es para familias con un estudiante en los primeros cuatro años de universidad',
  'The student is in one of the first four years of college, at least half time':
    'El estudiante está en uno de los primeros cuatro años de universidad, al menos a medio tiempo',
  'The credit is all of the first $2,000 of tuition, fees and books and a quarter of the next, up to {sum} for each student':
    'El crédito es todo lo que paga de los primeros $2,000 de matrícula, cuotas y libros y una cuarta parte de los siguientes, hasta {sum} por estudiante',
  'Above {sum} of income it falls: {share} of it is left': 'Con ingresos de más de {sum} baja: queda el {share}',
  '{share} of it is paid out even if you owe no tax; the rest lowers your tax':
    'El {share} se paga en dinero aunque no deba impuestos; el resto baja su impuesto',

  'The federal credit is for people who live in the 50 states or DC, not in {state}':
    'El crédito federal es para personas que viven en los 50 estados o en DC, no en {state}',
  'Everybody on the tax return needs a Social Security number that is valid for work':
    'Todas las personas de la declaración de impuestos necesitan un número de Seguro Social válido para trabajar',
  'Without children, you must be {count} or older': 'Sin hijos, debe tener {count} años o más',
  'Without children, you must be aged {count} to {countMost}': 'Sin hijos, debe tener de {count} a {countMost} años',
  '{sum} of income from investments is above {sumMost} a year, the limit':
    '{sum} de ingresos por inversiones pasan de {sumMost} al año, el límite',
  'The credit is for people who work: it needs wages or income from self-employment':
    'El crédito es para personas que trabajan: hace falta un salario o ingresos por trabajo por cuenta propia',
  'The credit comes to nothing': 'El crédito queda en nada',
  '{share} of your earnings of {sum} is {sumPart} (the most {family} is {sumMost})':
    'El {share} de los {sum} que gana con su trabajo son {sumPart} (lo máximo {family} es {sumMost})',
  'The most {family} is {sum}': 'Lo máximo {family} es {sum}',
  'Above {sum} of income the credit falls: {sumFull} less {sumOff} is {sumLeft} a year':
    'Con ingresos de más de {sum} el crédito baja: {sumFull} menos {sumOff} son {sumLeft} al año',

  '{sum} a year is above {share} of the median income of any area in your state':
    '{sum} al año pasa del {share} del ingreso mediano de cualquier área de su estado',
  'Your state’s rebate program is open': 'El programa de reembolsos de su estado está abierto',
  'The limit is {share} of the median income of your county, which your state’s program looks up.':
    'El límite es el {share} del ingreso mediano de su condado, que consulta el programa de su estado.',
  'Up to {share} of your area’s median income all costs are paid, and up to {shareHalf} half of them: at most {sum} for a home, of it {sumPump} for a heat pump':
    'Hasta el {share} del ingreso mediano de su área se pagan todos los gastos, y hasta el {shareHalf}, la mitad: como máximo {sum} por vivienda, de eso {sumPump} por una bomba de calor',

  'The credit is for adults who are not full-time students':
    'El crédito es para adultos que no estudian a tiempo completo',
  'You put money into a retirement plan or an IRA this year':
    'Usted pone dinero este año en un plan de jubilación o en una cuenta IRA',
  'With your income the credit is {share} of what you save for retirement, of up to {sum} for each of you':
    'Con sus ingresos, el crédito es el {share} de lo que ahorra para la jubilación (cuentan hasta {sum} por persona)',
  'It lowers your federal income tax, which comes to about {sum}':
    'Baja su impuesto federal sobre los ingresos, que es de unos {sum}',
};
