import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** Cash and bills: SSI, TANF, LIHEAP and Lifeline. */
export const CASH: Phrases = {
  'Somebody in your household gets SNAP, Medicaid or SSI': 'Alguien de su hogar recibe SNAP, Medicaid o SSI',
  '{sum} a year is above {sumMost}, the limit for 1, and nobody gets SNAP, Medicaid or SSI':
    '{sum} al año pasa de {sumMost}, el límite para una persona, y nadie recibe SNAP, Medicaid o SSI',
  '{sum} a year is above {sumMost}, the limit for {count}, and nobody gets SNAP, Medicaid or SSI':
    '{sum} al año pasa de {sumMost}, el límite para {count} personas, y nadie recibe SNAP, Medicaid o SSI',
  '{sum} off a phone or internet bill each month from the federal program':
    'El programa federal descuenta {sum} de una factura de teléfono o internet cada mes',
  "{sum} off a phone or internet bill each month from the federal program, with your state's part {sumAll}":
    'El programa federal descuenta {sum} de una factura de teléfono o internet cada mes; con la parte de su estado son {sumAll}',

  'You pay for heating or cooling, alone or with the rent':
    'Usted paga la calefacción o el aire acondicionado, por separado o con la renta',
  'You pay for heating or cooling where you live, in a bill or with your rent':
    'Usted paga la calefacción o el aire acondicionado donde vive, en una factura o con la renta',
  'Your state accepts households that get SSI, SNAP or cash assistance even if their income is above its limit':
    'Su estado acepta a hogares que reciben SSI, SNAP o ayuda en efectivo aunque sus ingresos pasen del límite',
  'This is the highest limit that a state may set: yours may be lower. What it pays depends on your state, your bill and the money that is left.':
    'Este es el límite más alto que puede fijar un estado: el suyo puede ser más bajo. Lo que paga depende de su estado, de su factura y del dinero que queda.',
  'What your state pays depends on your bill and the money that is left.':
    'Lo que paga su estado depende de su factura y del dinero que queda.',
  '{sum} a year is above {sumMost}, the limit for {people}, but your state may accept households that get SSI, SNAP or cash assistance':
    '{sum} al año pasa de {sumMost}, el límite para {people}, pero su estado puede aceptar a quienes reciben SSI, SNAP o ayuda en efectivo',
  'Between {sum} and {sumMost} for a household of {count} with your income, as the fuel decides':
    'Entre {sum} y {sumMost} para un hogar de {count} personas con sus ingresos, según el combustible',
  'Between {sum} and {sumMost} for a household of 1 with your income, as the fuel decides':
    'Entre {sum} y {sumMost} para un hogar de una persona con sus ingresos, según el combustible',
  'Your bills of a year, at most {sum} with your income': 'Sus facturas de un año, como máximo {sum} con sus ingresos',

  'SSI is for the 50 states, Washington DC and the Northern Mariana Islands, not for {state}':
    'El SSI es para los 50 estados, Washington, DC y las Islas Marianas del Norte, no para {state}',
  'What you own is worth {sum} or less; your home and one car do not count':
    'Sus bienes y ahorros valen {sum} o menos; su vivienda y un auto no cuentan',
  'You have 40 quarters of work in the United States': 'Usted tiene 40 trimestres de trabajo en Estados Unidos',
  'The federal rate is {sum} a month for one person and {sumCouple} for a couple':
    'El pago federal es de {sum} al mes para una persona y de {sumCouple} para una pareja',
  "Less what counts of your income (the first {sum}, {sumEarned} of earnings and half of the rest don't), it is {sumLeft} a month":
    'Menos lo que cuenta de sus ingresos (no cuentan los primeros {sum}, ni {sumEarned} de lo que gana con su trabajo ni la mitad del resto), son {sumLeft} al mes',
  'Going by the income you told us, anyone in your household who could get SSI already gets it':
    'Según los ingresos que nos indicó, quienes podrían recibir SSI en su hogar ya lo reciben',
  'Your state may add to it: we have no figure for what it adds':
    'Su estado puede agregar algo: no tenemos datos de cuánto',
  'Nobody in your household is 65 or older, blind, or has a disability':
    'Nadie en su hogar tiene 65 años o más, ceguera o una discapacidad',
  'What you own is above {sum}': 'Sus bienes y ahorros pasan de {sum}',
  "What counts of your household's income is above the federal rate of {sum} a month for one person or {sumCouple} for a couple":
    'Lo que cuenta de los ingresos de su hogar pasa del pago federal de {sum} al mes para una persona o de {sumCouple} para una pareja',

  '{state} adds to SSI only for people who live in care homes':
    'En {state} solo se agrega algo al SSI de las personas que viven en hogares de cuidado',
  'The supplement is for people who get SSI': 'El suplemento es para personas que reciben SSI',
  '{state} adds nothing to SSI at your age, or with your other income':
    'En {state} no se agrega nada al SSI a su edad, o con sus otros ingresos',
  'You live in a home of your own, not in a care home': 'Usted vive en su propio hogar, no en un hogar de cuidado',
  '{state} adds {sum} a month to SSI': 'En {state} se agregan {sum} al mes al SSI',
  '{state} adds {sum} a month to SSI for people who share the costs of a home, and {sumAlone} for those who do not':
    'En {state} se agregan {sum} al mes al SSI de quienes comparten los gastos de un hogar, y {sumAlone} al de los demás',

  'Cash assistance is for families with a child under 18 and for pregnant women':
    'La ayuda en efectivo es para familias con un menor de 18 años y para mujeres embarazadas',
  'Nobody in your family has an immigration status that qualifies for cash assistance':
    'Nadie en su familia tiene un estatus migratorio que califique para la ayuda en efectivo',
  'Your state pays less in some counties.': 'Su estado paga menos en algunos condados.',
  '{sum} a month that counts is above {sumMost}, the limit for {people}':
    'Los {sum} al mes que cuentan pasan de {sumMost}, el límite para {people}',
  'Your savings of {sum} are above {sumMost}, the limit': 'Sus ahorros de {sum} pasan de {sumMost}, el límite',
  'You meet your state’s rules on work, time limits and savings':
    'Usted cumple las reglas de su estado sobre el trabajo, los límites de tiempo y los ahorros',
  'You meet the rules on work, time limits and savings that your state sets':
    'Usted cumple las reglas sobre el trabajo, los límites de tiempo y los ahorros que fija su estado',
  'The most for {people} is {sum} a month': 'Lo máximo para {people} es {sum} al mes',
  'Families within the limits get {sum}, whatever their income':
    'Las familias dentro de los límites reciben {sum}, sin importar sus ingresos',
  'Families within the limits get this or part of it, whatever their income':
    'Las familias dentro de los límites reciben eso o una parte, sin importar sus ingresos',
  'Of your earnings of {sum} a month, {sumCounted} counts':
    'De los {sum} al mes que gana con su trabajo, cuentan {sumCounted}',
  '{sum} a month of other income counts': 'Cuentan {sum} al mes de otros ingresos',
  'That leaves {sum} a month': 'Quedan {sum} al mes',
  'You aren’t ready for regular work yet, and your agency gives you a paid placement: who works already gets a part of the sum, or help without cash':
    'Usted todavía no está listo para un trabajo regular y su agencia le da un puesto pagado: quien ya trabaja recibe una parte del monto, o ayuda que no es en efectivo',
  "{sum} a month is far above what your state's families with cash assistance may have":
    '{sum} al mes está muy por encima de lo que pueden tener las familias con ayuda en efectivo de su estado',
  'Your state takes part of your earnings off before it compares them with its limit: how much differs from state to state.':
    'Su estado resta una parte de lo que usted gana antes de compararlo con su límite: cuánto resta cambia de un estado a otro.',
  'We worked out the maximum from published parts of your state’s rule. The state may round it.':
    'Calculamos el máximo con las partes publicadas de la regla de su estado. El estado puede redondearlo.',
  'The most for {people} without income is {sum} a month in your state':
    'Lo máximo para {people} sin ingresos es {sum} al mes en su estado',
  'Less {sum} of income that is not from work': 'Menos {sum} de ingresos que no vienen del trabajo',
  'Your earnings of {sum} a month count in part': 'Los {sum} al mes que gana con su trabajo cuentan en parte',
};
