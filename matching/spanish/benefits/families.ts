import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** Child care, food and study: child care assistance, CSFP, Head Start, Pell Grant, school meals and WIC. */
export const FAMILIES: Phrases = {
  'Each parent at home works, studies or trains for a job':
    'Cada padre o madre que vive en el hogar trabaja, estudia o se capacita para un empleo',
  'The parent who is out of work studies or trains for a job, or your state counts looking for work':
    'El padre o la madre sin trabajo estudia o se capacita para un empleo, o en su estado cuenta buscar trabajo',
  'Nobody in your household is younger than {count}, or {countDisabled} with a disability':
    'Nadie en su hogar tiene menos de {count} años, o menos de {countDisabled} con una discapacidad',
  'Child care assistance is for children who are citizens or have an eligible immigration status':
    'La ayuda para el cuidado infantil es para niños con ciudadanía o con un estatus migratorio que califica',
  'What you own, {sum}, is above {sumMost}, the limit': 'Sus bienes y ahorros, {sum}, pasan de {sumMost}, el límite',
  'Each parent must work, study or train for {count} hours a week or more':
    'Cada padre o madre debe trabajar, estudiar o capacitarse {count} horas a la semana o más',
  'Each parent must work, study or train': 'Cada padre o madre debe trabajar, estudiar o capacitarse',
  'Each parent works, studies or trains {count} hours a week, or has a reason that your state accepts':
    'Cada padre o madre trabaja, estudia o se capacita {count} horas a la semana, o tiene una razón que su estado acepta',
  'Each parent works, studies or trains, or has a reason that your state accepts':
    'Cada padre o madre trabaja, estudia o se capacita, o tiene una razón que su estado acepta',
  'Your provider takes part in the program': 'Su proveedor de cuidado participa en el programa',
  'This is the highest limit that federal rules allow: your state may set a lower one.':
    'Este es el límite más alto que permiten las reglas federales: su estado puede fijar uno más bajo.',
  "We have no figure for what your state's families pay themselves. Federal rules cap it at {share} of income: {sum} a month.":
    'No tenemos datos de cuánto pagan las familias de su estado. Las reglas federales lo limitan al {share} de los ingresos: {sum} al mes.',
  'You would pay no copayment': 'Usted no pagaría ningún copago',
  'Your share would be about {sum} a month': 'Su parte sería de unos {sum} al mes',
  'Of the {sum} a month that child care costs you, the program would pay up to {sumPaid}. It pays no more than its own rate for your provider.':
    'De los {sum} al mes que le cuesta el cuidado infantil, el programa pagaría hasta {sumPaid}. No paga más que su propia tarifa para el proveedor.',
  'That is no less than the {sum} a month that child care costs you now':
    'Eso no es menos que los {sum} al mes que ahora le cuesta el cuidado infantil',
  'The program pays the rest, up to its own rate for your provider':
    'El programa paga el resto, hasta su propia tarifa para el proveedor',

  'Nobody in your household is aged {count} or more': 'Nadie en su hogar tiene {count} años o más',
  'The boxes are not given out in every county.': 'Las cajas no se reparten en todos los condados.',
  'The food of a year costs the government about {sum} for each person aged {count} or more':
    'La comida de un año le cuesta al gobierno unos {sum} por cada persona de {count} años o más',

  'Your family gets SNAP, TANF or SSI': 'Su familia recibe SNAP, TANF o SSI',
  'Nobody in your household is pregnant or a child under six':
    'En su hogar no hay embarazadas ni niños menores de seis años',
  '{sum} a year is above {sumMost}, the limit for 1, and nobody gets SNAP, TANF or SSI':
    '{sum} al año pasa de {sumMost}, el límite para una persona, y nadie recibe SNAP, TANF o SSI',
  '{sum} a year is above {sumMost}, the limit for {count}, and nobody gets SNAP, TANF or SSI':
    '{sum} al año pasa de {sumMost}, el límite para {count} personas, y nadie recibe SNAP, TANF o SSI',
  'There are fewer places than children who qualify: apply early, and at more than one center.':
    'Hay menos cupos que niños que califican: haga la solicitud temprano y en más de un centro.',
  'A family that gets SNAP, TANF or SSI is open to Head Start whatever it earns':
    'Una familia que recibe SNAP, TANF o SSI puede entrar a Head Start sin importar cuánto gana',
  'Your family is within the limits. The place costs nothing.':
    'Su familia está dentro de los límites. El cupo no cuesta nada.',

  'A student younger than {count} is measured by the parents’ income, which your profile does not name.':
    'Para un estudiante menor de {count} años cuentan los ingresos de los padres, que su perfil no indica.',
  'The most is {sum} a year for a full-time student, and the least {sumLeast}':
    'Lo máximo es {sum} al año para un estudiante a tiempo completo, y lo mínimo, {sumLeast}',
  '{sum} a year is above {sumMost}, up to which {people} get at least the smallest grant':
    '{sum} al año pasa de {sumMost}; hasta ahí, {people} reciben al menos la beca más pequeña',
  '{sum} a year is above {sumMost}, up to which one person get at least the smallest grant':
    '{sum} al año pasa de {sumMost}; hasta ahí, una persona recibe al menos la beca más pequeña',
  'You study full time; with fewer classes you get a share':
    'Usted estudia a tiempo completo; con menos clases recibe una parte',
  'Your income two years before the school year was about what it is now':
    'Sus ingresos dos años antes del año escolar eran más o menos los de ahora',
  '{sum} a year is within {sumFull}, up to which {people} get the full {sumMost}':
    '{sum} al año no pasa de {sumFull}; hasta ahí, para un hogar así la beca es de {sumMost} ({people})',
  '{sum} a year is above {sumFull}, up to which {people} get the full {sumMost}, and within {sumSome}, up to which they get at least {sumLeast}':
    '{sum} al año pasa de {sumFull}; hasta ahí, para un hogar así la beca es de {sumMost} ({people}). No pasa de {sumSome}; hasta ahí es de al menos {sumLeast}',

  'Nobody in your household is of school age': 'Nadie en su hogar está en edad escolar',
  'With SNAP or cash assistance the meals are free.': 'Con SNAP o ayuda en efectivo, las comidas son gratis.',
  'Breakfast and lunch are free': 'El desayuno y el almuerzo son gratis',
  'Breakfast costs at most 30 cents and lunch at most 40 cents':
    'El desayuno cuesta como máximo 30 centavos y el almuerzo, 40 centavos',
  'The government pays the school {sum} a school day for each child: {sumYear} in {count} days for one child':
    'El gobierno le paga a la escuela {sum} por cada día de clases y cada niño: {sumYear} en {count} días para un niño',
  'The government pays the school {sum} a school day for each child: {sumYear} in {count} days for {countChildren} children':
    'El gobierno le paga a la escuela {sum} por cada día de clases y cada niño: {sumYear} en {count} días para {countChildren} niños',
  'Some states do not take part. Ask your state whether it does this summer.':
    'Algunos estados no participan. Pregunte en su estado si participa este verano.',
  '{sum} for a child of school age': '{sum} por un niño en edad escolar',
  '{sum} for each of {count} children of school age': '{sum} por cada uno de los {count} niños en edad escolar',
  '{sum} a year is above {sumMost}, the limit of reduced-price meals for 1':
    '{sum} al año pasa de {sumMost}, el límite de las comidas a precio reducido para una persona',
  '{sum} a year is above {sumMost}, the limit of reduced-price meals for {count}':
    '{sum} al año pasa de {sumMost}, el límite de las comidas a precio reducido para {count} personas',
  'Your household gets SNAP or cash assistance': 'Su hogar recibe SNAP o ayuda en efectivo',
  'Schools in {state} feed every child for free, whatever the family earns':
    'Las escuelas en {state} dan comida gratis a todos los niños, sin importar cuánto gana la familia',

  'Somebody in your household gets SNAP, TANF or Medicaid': 'Alguien de su hogar recibe SNAP, TANF o Medicaid',
  'WIC is for pregnant women, new mothers, and children under five':
    'WIC es para mujeres embarazadas, madres recientes y niños menores de cinco años',
  '{sum} a year is above {sumMost}, the limit for {people}, and nobody gets SNAP, TANF or Medicaid':
    '{sum} al año pasa de {sumMost}, el límite para {people}, y nadie recibe SNAP, TANF o Medicaid',
  'The mother of the baby is in your household and gave birth in the last six months':
    'La madre del bebé vive en su hogar y dio a luz en los últimos seis meses',
  'While pregnant: foods worth about {sum} a month': 'Durante el embarazo: alimentos por unos {sum} al mes',
  'While breastfeeding: foods worth about {sum} a month': 'Durante la lactancia: alimentos por unos {sum} al mes',
  'After a birth: foods worth about {sum} a month': 'Después del parto: alimentos por unos {sum} al mes',
  'For a baby: foods worth about {sum} a month': 'Para un bebé: alimentos por unos {sum} al mes',
  'For a child under five: foods worth about {sum} a month':
    'Para un menor de cinco años: alimentos por unos {sum} al mes',
  'What the foods cost in a shop varies: the package is what counts, not the price':
    'Lo que cuestan los alimentos en una tienda varía: lo que cuenta es el paquete, no el precio',
};
