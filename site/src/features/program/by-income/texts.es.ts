/** Texts of the charts by income. Sums are passed as text: "$1,200". */

const ABOUT = { month: 'al mes', year: 'al año' } as const;
type Per = keyof typeof ABOUT;

export const BY_INCOME = {
  title: 'Si cambian sus ingresos',
  failed: 'No se pudo cargar la gráfica',
  table: 'Las cifras en una tabla',
  axis: (per: Per) => `Ingresos del hogar ${ABOUT[per]}, antes de impuestos`,
  here: (income: string) => `Usted: ${income}`,
  end: (income: string) => `Termina: ${income}`,
  per: (sum: string, per: Per) => `${sum} ${ABOUT[per]}`,
  legend: { sure: 'Seguro', open: 'Depende de lo que no sabemos' },
  seeTable: 'Las cifras están en la tabla de abajo.',
  you: '(usted)',
  income: (per: Per) => `Ingresos ${ABOUT[per]}`,
  columns: {
    money: (per: Per) => `Recibiría ${ABOUT[per]}`,
    people: 'Personas cubiertas',
    within: 'Dentro de los límites',
  },
  within: { yes: 'Sí', no: 'No', maybe: 'Depende' },
  people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  upTo: (sum: string) => `hasta ${sum}`,
} as const;

/** Sentences that say what a program's chart shows. */
export const SAYS = {
  here: (income: string, sum: string) => `Con sus ingresos de ${income}, recibiría alrededor de ${sum}.`,
  hereAtMost: (income: string, sum: string) =>
    `Con sus ingresos de ${income}, recibiría como máximo alrededor de ${sum}.`,
  hereNothing: (income: string) => `Con sus ingresos de ${income}, no recibiría nada.`,
  most: (income: string, sum: string) => `Con ingresos de hasta unos ${income}, recibiría el máximo: ${sum}.`,
  stays: (income: string) => `Ese es el máximo, y no cambia con ingresos de hasta unos ${income}.`,
  mostBetween: (from: string, to: string, sum: string) =>
    `Recibiría el máximo, ${sum}, con ingresos de unos ${from} a ${to}.`,
  mostAt: (income: string, sum: string) => `Recibiría el máximo, ${sum}, con ingresos de unos ${income}.`,
  atMost: (sum: string) => `Recibiría ${sum} como máximo.`,
  starts: (income: string) => `Empieza con ingresos de unos ${income}.`,
  ends: (income: string) => `Por encima de unos ${income}, termina.`,
  endsBetween: (from: string, to: string) =>
    `Entre unos ${from} y ${to}, depende de lo que no sabemos. Por encima de eso, termina.`,
  belowLimit: (limit: string) =>
    `El límite es más alto, ${limit} antes de impuestos. Pero el monto depende de lo que queda de sus ingresos después de las deducciones, así que llega a $0 antes.`,
  unknownEnd: 'Dónde termina depende de lo que no sabemos.',
  unknownAbove: (income: string) => `Por encima de unos ${income}, depende de lo que no sabemos.`,
  noEnd: 'Ninguno de los ingresos de aquí es demasiado alto para este programa.',
  people: (income: string, count: number) =>
    `Con ingresos de hasta unos ${income}, cubre a ${BY_INCOME.people(count)} de su hogar.`,
  peopleAtMost: (income: string, count: number) =>
    `Con ingresos de hasta unos ${income}, cubre como máximo a ${BY_INCOME.people(count)} de su hogar.`,
  various: (count: number) =>
    `Según los ingresos, cubre a distintas personas: como máximo a ${BY_INCOME.people(count)} de su hogar.`,
  within: (income: string) => `Con ingresos de hasta unos ${income}, su hogar está dentro de los límites.`,
} as const;

/** The assumptions. */
export const ASSUMED = {
  income: 'Cambiamos los ingresos de su hogar en conjunto y dejamos igual todo lo demás que nos dijo.',
  pay: 'Cambiamos lo que su hogar gana por trabajo y dejamos igual todo lo demás que nos dijo.',
  added:
    'Usted no nos dijo que su hogar gane algo por trabajo, así que agregamos ingresos de trabajo y dejamos igual todo lo demás que nos dijo.',
  kept: (income: string) => `Sus otros ingresos, de ${income}, quedan igual.`,
  band: 'Entre las dos líneas, depende de gastos y de otras respuestas que no conocemos.',
} as const;

export const HELP = {
  here: (income: string, sum: string) =>
    `Con sus ingresos de ${income}, esta ayuda vale alrededor de ${sum}, con los pagos anuales repartidos entre los meses.`,
  picture: 'Todos estos programas juntos, al mes. De cada pago anual se cuenta una doceava parte.',
  losses: 'Cuándo ganar más le cuesta más de lo que le deja',
  loss: (income: string, sum: string, programs: string) =>
    `Con unos ${income}, ganar $100 más al mes le costaría alrededor de ${sum} al mes en ayuda: ${programs}.`,
  many: 'varios programas bajan un poco',
  gains: 'Cuándo ganar más le trae más ayuda',
  isSure: (income: string, sum: string, programs: string, count: number) =>
    `A partir de unos ${income}, puede contar con ${count === 1 ? 'este programa' : 'estos programas'}: ${programs}. Son alrededor de ${sum} más al mes.`,
  mayBegin: (income: string, sum: string, programs: string, count: number) =>
    `A partir de unos ${income}, ${programs} ${count === 1 ? 'puede sumar' : 'pueden sumar en conjunto'} hasta unos ${sum} al mes.`,
  replaces: (income: string, sum: string, programs: string, count: number) =>
    `Con unos ${income}, ${count === 1 ? 'termina' : 'terminan'} ${programs}; en su lugar empieza la ayuda con un plan del Mercado de Seguros Médicos (Marketplace), alrededor de ${sum} al mes.`,
  noLoss: 'No encontramos aquí ingresos con los que ganar $100 más al mes le cueste más de $100 en ayuda.',
  taxes: 'No se incluyen los impuestos sobre su salario.',
  coverage:
    'Aquí la cobertura de salud no tiene un monto en dólares, así que no está en la línea. La tabla muestra dónde termina.',
  parts: 'Hasta qué ingresos es seguro cada programa',
  columns: { program: 'Programa', income: 'Ingresos al mes' },
  anyIncome: 'todos los de aquí',
  upTo: (income: string) => `hasta ${income}`,
  from: (income: string) => `desde ${income}`,
  fromTo: (from: string, to: string) => `de ${from} a ${to}`,
  fewer: (income: string) => `para menos personas por encima de ${income}`,
  sum: 'En total, al mes',
  none: 'Ninguno de sus programas tiene un monto que dependa de sus ingresos.',
} as const;
