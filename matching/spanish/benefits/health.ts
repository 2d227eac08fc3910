import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** Medicaid, CHIP, Medicare's savings programs and help with premiums (matching/benefits/health). */
export const HEALTH: Phrases = {
  'The child has no other health insurance': 'El menor no tiene otro seguro médico',
  '{sum} a year is within {sumMost}, the limit of CHIP for {people}':
    '{sum} al año no pasa de {sumMost}, el límite de CHIP para {people}',
  '{sum} a year is above the limit of Medicaid and within {sumMost}, the limit of CHIP for {people}':
    '{sum} al año pasa del límite de Medicaid y no pasa de {sumMost}, el límite de CHIP para {people}',
  'It pays for prenatal care and the birth, whatever the mother’s immigration status':
    'Paga la atención prenatal y el parto, sin importar el estatus migratorio de la madre',
  'Your status opens no Medicaid: your state’s CHIP pays for care before the birth then':
    'Su estatus no le da acceso a Medicaid: en ese caso, el CHIP de su estado paga la atención antes del parto',
  'You pay the full premium': 'Usted paga la prima completa',
  'You pay about {sum} a month for it': 'Usted paga unos {sum} al mes',
  'You pay about {sum} a year for enrollment': 'Usted paga unos {sum} al año por la inscripción',
  '{sum} a year is above {sumMost}, the limit of CHIP for 1 people':
    '{sum} al año pasa de {sumMost}, el límite de CHIP para una persona',
  '{sum} a year is above {sumMost}, the limit of CHIP for {count} people':
    '{sum} al año pasa de {sumMost}, el límite de CHIP para {count} personas',
  'Medicaid covers the children and pregnant women of your household already, or there are none':
    'Medicaid ya cubre a los niños y a las embarazadas de su hogar, o no hay ninguno',
  'Your state covers children through Medicaid alone': 'Su estado cubre a los niños solo con Medicaid',
  'CHIP is for children under 19 and pregnant women who are above the limits of Medicaid':
    'CHIP es para menores de 19 años y embarazadas que pasan de los límites de Medicaid',

  'You choose a Silver plan': 'Usted elige un plan Plata (Silver)',

  'Extra Help is for people who live in one of the 50 states or Washington DC':
    'La Ayuda Adicional (Extra Help) es para personas que viven en uno de los 50 estados o en Washington, DC',
  'Extra Help is for people who have Medicare': 'La Ayuda Adicional (Extra Help) es para personas que tienen Medicare',
  '{sum} a year of income that counts is above {sumMost}, the limit for {people}':
    '{sum} al año de ingresos que cuentan pasan de {sumMost}, el límite para {people}',
  '{sum} a year of income that counts is within {sumMost}':
    '{sum} al año de ingresos que cuentan no pasan de {sumMost}',
  'Your savings are {sum} or less; your home and one car do not count':
    'Sus ahorros son de {sum} o menos; su vivienda y un auto no cuentan',
  'Their savings are {sum} or less; a home and one car do not count':
    'Los ahorros de ellos son de {sum} o menos; una vivienda y un auto no cuentan',
  'It comes with Medicaid, SSI or a Medicare Savings Program, without an application of its own':
    'Viene con Medicaid, SSI o un Programa de Ahorros de Medicare, sin una solicitud aparte',
  'You pay no premium for a basic drug plan, no deductible, and at most {sum} for a generic and {sumBrand} for a brand-name drug':
    'Usted no paga prima por un plan básico de medicamentos ni deducible, y paga como máximo {sum} por un medicamento genérico y {sumBrand} por uno de marca',

  'You work, study or volunteer at least 80 hours a month':
    'Usted trabaja, estudia o hace trabajo voluntario al menos 80 horas al mes',
  'You get SSI, or would if you applied: some states ask for a separate application for Medicaid':
    'Usted recibe SSI, o lo recibiría si lo solicitara: algunos estados piden una solicitud aparte para Medicaid',
  'The disability meets Social Security’s strict definition':
    'La discapacidad cumple la definición estricta del Seguro Social',
  'Your children are U.S. citizens, or have a status that counts':
    'Sus hijos son ciudadanos de EE. UU. o tienen un estatus que cuenta',
  'Your medical bills stay as high as you told us': 'Sus gastos médicos siguen tan altos como nos indicó',
  'Your state’s own program for people of any immigration status takes new members':
    'El programa propio de su estado para personas de cualquier estatus migratorio acepta miembros nuevos',
  'Permanent residents have had their status for five years, came as refugees, or are children or pregnant in a state that does not ask for it':
    'Los residentes permanentes tienen ese estatus desde hace cinco años, llegaron como refugiados, o son menores o embarazadas en un estado que no lo pide',
  'The parole was granted for a year or more': 'El permiso (parole) es de un año o más',
  'You work, study or volunteer {count} hours a month, or are excused: parents of a child under 14 are, for one':
    'Usted trabaja, estudia o hace trabajo voluntario {count} horas al mes, o no tiene que hacerlo: por ejemplo, si es padre o madre de un menor de 14 años',
  'You need it for the birth or another emergency: Medicaid pays for those, whatever the immigration status':
    'Lo necesita para el parto u otra emergencia: Medicaid los paga sin importar el estatus migratorio',
  'In an emergency, and for labor and delivery, Medicaid pays for people within its limits whatever their immigration status.':
    'En una emergencia y en el parto, Medicaid paga por las personas dentro de sus límites, sin importar su estatus migratorio.',
  'Your state also covers people whose medical bills bring what counts of their income down to about {sum} a month for one person.':
    'Su estado también cubre a personas cuyos gastos médicos bajan lo que cuenta de sus ingresos a unos {sum} al mes para una persona.',
  'Most states let people with a disability who work buy in to Medicaid with a higher income.':
    'La mayoría de los estados permiten comprar Medicaid a personas con una discapacidad que trabajan y tienen ingresos más altos.',
  'not in a group that your state covers': 'no está en un grupo que su estado cubra',
  'within the limits, but the immigration status opens emergency care alone':
    'dentro de los límites, pero el estatus migratorio solo da acceso a la atención de emergencia',
  'as {group}': 'como {group}',
  'as {group}, {sum} a year is within {sumMost}, the limit for {people}':
    'como {group}, {sum} al año no pasa de {sumMost}, el límite para {people}',
  '{sum} a year, {left}, is within {sumMost}, the limit for {people}':
    '{sum} al año, {left}, no pasa de {sumMost}, el límite para {people}',
  '{sum} a year, {left}, is within {sumMost}, the limit for {people} in {state}':
    '{sum} al año, {left}, no pasa de {sumMost}, el límite para {people} en {state}',
  'as {group}, {sum} a year, {left}, is within {sumMost}, the limit for {people}':
    'como {group}, {sum} al año, {left}, no pasa de {sumMost}, el límite para {people}',
  '{sum} a year, {left}, is above {sumMost}, the limit for {group} in a household of 1':
    '{sum} al año, {left}, pasa de {sumMost}, el límite para {group} en un hogar de una persona',
  '{sum} a year, {left}, is above {sumMost}, the limit for {group} in a household of {count}':
    '{sum} al año, {left}, pasa de {sumMost}, el límite para {group} en un hogar de {count} personas',
  'Within the limits, but your immigration status qualifies for Medicaid only in an emergency and for a birth':
    'Está dentro de los límites, pero con su estatus migratorio solo califica para Medicaid en una emergencia y para un parto',
  'Your state covers adults under 65 only as parents with a very low income, when pregnant, or with a disability':
    'Su estado cubre a los adultos menores de 65 años solo si son padres con ingresos muy bajos, están embarazadas o tienen una discapacidad',
  'What you own is above the limit at 65 or with a disability':
    'Sus bienes y ahorros pasan del límite que vale a los 65 años o con una discapacidad',
  '{sum} a year is above {sumMost}, the limit for {group} in a household of 1':
    '{sum} al año pasa de {sumMost}, el límite para {group} en un hogar de una persona',
  '{sum} a year is above {sumMost}, the limit for {group} in a household of {count}':
    '{sum} al año pasa de {sumMost}, el límite para {group} en un hogar de {count} personas',

  'The programs are for people who have Medicare': 'Los programas son para personas que tienen Medicare',
  'Your savings of {sum} are above {sumMost}, the limit for {people}':
    'Sus ahorros de {sum} pasan de {sumMost}, el límite para {people}',
  'States may leave out more of your income, or set a higher limit than we have recorded.':
    'Los estados pueden dejar fuera una parte mayor de sus ingresos, o fijar un límite más alto que el que tenemos.',
  'This program (QMB) pays deductibles and copayments too.':
    'Este programa (QMB) también paga los deducibles y los copagos.',
  'This program (QMB) pays deductibles and copayments too, and the Part A premium of up to {sum} a month if there is one to pay.':
    'Este programa (QMB) también paga los deducibles y los copagos, y la prima de la Parte A de hasta {sum} al mes si hay que pagarla.',
  'Of your income, {sum} a year counts: the first $20 a month, $65 of earnings and half of the rest do not':
    'De sus ingresos cuentan {sum} al año: no cuentan los primeros $20 al mes, ni $65 de lo que gana con su trabajo ni la mitad del resto',
  'of the income, {sum} a year counts: the first $20 a month, $65 of earnings and half of the rest do not':
    'de los ingresos cuentan {sum} al año: no cuentan los primeros $20 al mes, ni $65 de lo que gana con su trabajo ni la mitad del resto',
  'That is within {sum}, the limit of QMB for {people}': 'Eso no pasa de {sum}, el límite de QMB para {people}',
  'That is within {sum}, the limit of SLMB for {people}': 'Eso no pasa de {sum}, el límite de SLMB para {people}',
  'That is within {sum}, the limit of QI for {people}': 'Eso no pasa de {sum}, el límite de QI para {people}',
  'The state pays the Part B premium of {sum} a month': 'El estado paga la prima de la Parte B, de {sum} al mes',
  'The state pays the Part B premium of {sum} a month for each of you':
    'El estado paga la prima de la Parte B, de {sum} al mes, por cada uno de ustedes',

  '{sum} a year is below {sumLeast}, where the credit begins for {people}; Medicaid is for people with less':
    '{sum} al año no llega a {sumLeast}, donde empieza el crédito para {people}; Medicaid es para quienes tienen menos',
  'A benchmark plan costs up to {sum} a month, less than the {sumOwn} that you are expected to pay yourself':
    'Un plan de referencia cuesta hasta {sum} al mes, menos que los {sumOwn} que se espera que usted pague',
  'Nobody could have insurance through work at a price that the law calls affordable':
    'Nadie podría tener un seguro del trabajo a un precio que la ley considera accesible',
  'You buy a plan on the marketplace of your state, and file a tax return, jointly if you are married':
    'Usted compra un plan en el mercado de seguros de su estado y presenta una declaración de impuestos, conjunta si está casado',
  'Your state lowers premiums further with money of its own.': 'Su estado baja más las primas con su propio dinero.',
  'With {sum} a year you are expected to pay {share} of it for a benchmark plan yourself: {sumOwn} a month':
    'Con {sum} al año, se espera que usted pague el {share} de eso por un plan de referencia: {sumOwn} al mes',
  'That plan, the second-cheapest silver one, costs {sum} a month for {people} of your ages. The credit pays the rest.':
    'Ese plan, el segundo más barato de nivel Plata (Silver), cuesta {sum} al mes para {people} de sus edades. El crédito paga el resto.',
  'That plan, the second-cheapest silver one, costs {sum} a month for one person of your ages. The credit pays the rest.':
    'Ese plan, el segundo más barato de nivel Plata (Silver), cuesta {sum} al mes para una persona de esa edad. El crédito paga el resto.',
  'That plan, the second-cheapest silver one, costs {sum} to {sumDear} a month for {people} of your ages, depending on your part of the state. The credit pays the rest.':
    'Ese plan, el segundo más barato de nivel Plata (Silver), cuesta de {sum} a {sumDear} al mes para {people} de sus edades, según la parte del estado. El crédito paga el resto.',
  'That plan, the second-cheapest silver one, costs {sum} to {sumDear} a month for one person of your ages, depending on your part of the state. The credit pays the rest.':
    'Ese plan, el segundo más barato de nivel Plata (Silver), cuesta de {sum} a {sumDear} al mes para una persona de esa edad, según la parte del estado. El crédito paga el resto.',
  'Your immigration status doesn’t qualify for the credit': 'Su estatus migratorio no califica para el crédito',
  'The credit is for people without other coverage: {coverage} would cover your household instead':
    'El crédito es para personas sin otra cobertura; en su lugar, su hogar tendría {coverage}',
};
