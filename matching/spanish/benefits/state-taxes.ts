import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** States' tax credits (matching/benefits/tax/state-*.ts). */
export const STATE_TAXES: Phrases = {
  'You file a state tax return': 'Usted presenta una declaración estatal de impuestos',
  'You file a federal tax return and apply to the state':
    'Usted presenta una declaración federal de impuestos y la solicitud al estado',
  'You owe {state} income tax that the credit can lower':
    'Usted debe impuesto sobre los ingresos en {state} que el crédito puede bajar',
  'You owe no {state} income tax that the credit could lower':
    'Usted no debe impuesto sobre los ingresos en {state} que el crédito pueda bajar',
  'It only lowers what you owe of {state} income tax':
    'Solo baja lo que debe de impuesto sobre los ingresos en {state}',
  'With your income of {sum} it is {sumCredit} a year': 'Con sus ingresos de {sum} son {sumCredit} al año',
  'With your income of {sum} it is {sumCredit}': 'Con sus ingresos de {sum} son {sumCredit}',
  'With your income of {sum} a year the credit comes to nothing':
    'Con sus ingresos de {sum} al año el crédito queda en nada',

  '{state} has no earned income credit of its own': 'En {state} no hay un crédito propio por ingreso del trabajo',
  '{state} gives the credit only to families with children': 'En {state} el crédito es solo para familias con hijos',
  '{share} of the federal credit of {sum} {family} is {sumPart} a year':
    'El {share} del crédito federal de {sum} {family} son {sumPart} al año',
  '{state} gives at most {sum}': 'En {state} se dan como máximo {sum}',
  '{state} adds {sum} for a family with children': 'En {state} se agregan {sum} para una familia con hijos',
  '{sum} is paid out even if you owe no {state} income tax':
    '{sum} se pagan en dinero aunque no deba impuesto sobre los ingresos en {state}',
  'The most {family} is {sum}, at earnings of {sumEarned}':
    'Lo máximo {family} es {sum}, con {sumEarned} de ingresos del trabajo',
  'The credit {family} is {sum} a year up to {sumStart} of income':
    'El crédito {family} es de {sum} al año con ingresos de hasta {sumStart}',
  '{sum} a year is too far above {sumStart}, from which the credit falls':
    '{sum} al año está demasiado por encima de {sumStart}, donde el crédito empieza a bajar',
  '{share} of earnings up to {sum}, and more for children of {count} or older':
    'El {share} de lo que gana con su trabajo hasta {sum}, y más por hijos de {count} años o más',
  'It falls by {share} of income above {sum}, and comes to {sumLeft} a year':
    'Baja en el {share} de los ingresos por encima de {sum}, y queda en {sumLeft} al año',
  'The credit cancels {share} of your West Virginia income tax, as your income of {sum} is within {sumMost}':
    'El crédito cancela el {share} de su impuesto sobre los ingresos en Virginia Occidental, porque sus ingresos de {sum} no pasan de {sumMost}',

  '{state} has no tax credit for children of its own': 'En {state} no hay un crédito tributario propio por hijos',
  'Nobody in your household is a child of the ages that {state} gives it for':
    'En su hogar no hay menores de la edad que cuenta en {state}',
  'Nobody in your household is a child under {count}': 'En su hogar no hay menores de {count} años',
  'Your child is in a licensed child-care program, or your income is below the poverty guideline':
    'Su hijo está en un programa de cuidado infantil con licencia, o sus ingresos están por debajo del nivel de pobreza',
  '{sum} for {people}, and {more}': '{sum} por {people} y {more}',
  'Colorado pays its family affordability tax credit only in years in which the state takes in enough; it is not counted here.':
    'Colorado paga su crédito tributario Family Affordability solo en los años en que el estado recauda lo suficiente; aquí no se cuenta.',
  'Congress disapproved the District’s tax changes of 2025 in February 2026; the District holds that it came too late.':
    'El Congreso rechazó en febrero de 2026 los cambios de impuestos de 2025 del Distrito; el Distrito sostiene que fue demasiado tarde.',
  'Idaho’s law has the credit end with tax year 2025; whether it goes on is not recorded here.':
    'Según la ley de Idaho, el crédito termina con el año tributario 2025; aquí no tenemos el dato de si sigue.',
  'The credit is for people who get California’s earned income tax credit: {reason}':
    'El crédito es para quienes reciben el Crédito Tributario por Ingreso del Trabajo de California (CalEITC): {reason}',
  '{sum} a year for a family with a child under {count}': '{sum} al año para una familia con un menor de {count} años',
  'It falls with earnings above {sum}: yours of {sumEarned} leave {sumLeft}':
    'Baja con ingresos del trabajo de más de {sum}: con los suyos de {sumEarned} quedan {sumLeft}',
  '{share} of your Illinois earned income credit of {sum} is {sumPart} a year, as you have a child under {count}':
    'El {share} de su crédito por ingreso del trabajo de Illinois, de {sum}, son {sumPart} al año, porque tiene un menor de {count} años',
  '{sum} for one child under {count}': '{sum} por un hijo menor de {count} años',
  '{sum} for each of {count} children under {countAge}':
    '{sum} por cada uno de los {count} hijos menores de {countAge} años',
  'Less {share} of income above {sum}, it is {sumLeft} a year':
    'Menos el {share} de los ingresos por encima de {sum}, son {sumLeft} al año',
  'The credit is a share of federal credits, and you don’t get any of those':
    'El crédito es una parte de créditos federales, y usted no recibe ninguno de ellos',
  '{share} of the federal credit for care is {sum} a year':
    'El {share} del crédito federal por cuidado son {sum} al año',
  '{share} of the federal child tax credit is {sum} a year':
    'El {share} del Crédito Tributario por Hijos federal son {sum} al año',

  '{state} has no tax credit for care of its own': 'En {state} no hay un crédito tributario propio por cuidado',
  'No costs of care count': 'No cuenta ningún gasto de cuidado',
  'It is a share of the federal credit, and you owe no federal income tax that this could lower':
    'Es una parte del crédito federal, y usted no debe impuesto federal sobre los ingresos que este pueda bajar',
  '{share} of {sum} of care costs is {sumPart} a year': 'El {share} de {sum} de gastos de cuidado son {sumPart} al año',
  '{share} of the federal credit of {sum} is {sumPart} a year':
    'El {share} del crédito federal de {sum} son {sumPart} al año',
  'With {state}’s limits it is {sum}': 'Con los límites que valen en {state} son {sum}',
  'It is {share} for care of high quality': 'Es el {share} por un cuidado de alta calidad',
  '{state} adds up to {sum} for children under {count} in licensed care':
    'En {state} se agregan hasta {sum} por niños menores de {count} años en un lugar de cuidado con licencia',
  '{share} of {sum} of care costs, times {shareMore} at your income of {sumIncome}, is {sumPart} a year':
    'El {share} de {sum} de gastos de cuidado, por el {shareMore} que vale con sus ingresos de {sumIncome}, son {sumPart} al año',
  'At your income of {sum} Oregon gives {share} of {sumCosts} of care costs: {sumPart} a year':
    'Con sus ingresos de {sum}, en Oregón se da el {share} de {sumCosts} de gastos de cuidado: {sumPart} al año',
  'Wisconsin counts up to $10,000 of costs for one person and $20,000 for more, so it may be more.':
    'En Wisconsin cuentan hasta $10,000 de gastos para una persona y $20,000 para varias, así que puede ser más.',
  '{note} Based on the amounts for {count}. Your state raises them a little each year.':
    '{note} Se basa en los montos de {count}. Su estado los sube un poco cada año.',
};
