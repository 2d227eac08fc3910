import { programs } from '../../../lib/counts.ts';

/** The first questions, a few per screen: what each one asks and why it helps. */
export const STEPS = {
  basics: { title: 'Tres datos que necesitamos', why: 'De ellos depende la mayor parte de lo que puede recibir.' },
  needs: { title: '¿Para qué necesita ayuda?', why: 'Ponemos primero los programas para estas necesidades.' },
  household: {
    title: 'Su hogar',
    why: 'La ayuda con la comida, la calefacción, la renta y la atención médica depende del tamaño y los ingresos del hogar.',
  },
  situation: {
    title: '¿Está en alguno de estos casos?',
    why: 'Algunos de los programas más grandes son para estos grupos.',
  },
  service: {
    title: 'Su servicio militar',
    why: 'La mayoría de los beneficios para veteranos dependen de estas dos respuestas.',
  },
  home: {
    title: 'Vivienda y estatus migratorio',
    why: 'De estas respuestas depende qué programas de vivienda y de beneficios están abiertos para usted.',
  },
  family: {
    title: 'El estatus de su familia',
    why: 'Cada persona cuenta por separado: los niños que son ciudadanos pueden recibir ayuda que su padre o madre no puede. No tiene que decirlo. No lo compartimos con ninguna agencia, salvo que la ley nos obligue.',
  },
  work: {
    title: 'Trabajo y estudios',
    why: 'La capacitación, las becas y la ayuda financiera para estudiar dependen de estas respuestas.',
  },
  money: {
    title: 'De qué vive y qué paga',
    why: 'La renta y la calefacción pueden aumentar lo que recibe para comida y para calefacción. Del tipo de ingreso dependen los créditos tributarios.',
  },
  organization: {
    title: 'Negocio u organización sin fines de lucro',
    why: 'Las subvenciones y los préstamos para proyectos dependen de quién los solicita. Omita esto si la ayuda es solo para usted.',
  },
  place: {
    title: 'Nombre y lugar',
    why: 'Cada estado tiene sus propias subvenciones, y algunas son solo para zonas rurales.',
  },
  size: {
    title: 'Qué hace su organización y qué tamaño tiene',
    why: 'Muchas subvenciones tienen límites de ingresos y de personal.',
  },
} as const;

/** Replaces the reason on the first screen for someone applying for a nonprofit. */
export const BASICS_OF_ORGANIZATION =
  'Del lugar depende la mayor parte de lo que puede recibir su organización. La edad y el empleo solo cuentan si busca ayuda para usted.';
/** Shown on the last screen to someone who seems to be applying for themselves. */
export const ORGANIZATION = {
  ask: '¿También necesita dinero para un negocio o una organización sin fines de lucro?',
  yes: 'Responder preguntas sobre eso',
} as const;

/** Questions about the status of the people who live with the member. */
export const FAMILY = {
  partner: '¿Vive con usted su cónyuge o su pareja?',
  partners: { '': 'No, o prefiero no decirlo', spouse: 'Mi esposo o esposa', partner: 'Mi pareja, sin matrimonio' },
  partnerStatus: 'Su ciudadanía o estatus migratorio',
  children: (count: number) => (count === 1 ? 'El estatus de su hijo o hija' : 'El estatus de sus hijos'),
  child: (number: number, age: number | null) => {
    if (age === null) return `Niño ${number}`;
    return `Niño ${number}, ${age === 0 ? 'menos de 1 año' : age === 1 ? '1 año' : `${age} años`}`;
  },
  rather: 'Prefiero no decirlo',
  citizens: () => 'Ciudadanía de EE. UU.',
  same: 'El mismo que el mío',
  differ: (count: number) => (count === 1 ? 'Otro estatus' : 'No todos tienen el mismo'),
} as const;

/** Questions about where the household's income comes from. */
export const INCOME_KIND = {
  label: '¿De qué tipo es la mayor parte de ese ingreso?',
  hint: 'Puede agregar otros tipos más tarde, en su perfil',
  rather: 'Prefiero no decirlo',
  something: 'Otro tipo, o prefiero no decirlo',
} as const;

export const stepOf = (number: number, all: number) => `Paso ${number} de ${all}`;
export const NEXT = 'Siguiente';
export const BACK = 'Atrás';
/** Announced when age boxes have just opened below the answer and Next leads to them instead of the next screen. */
export const AGES_NOTE = 'Agregue las edades o toque “Siguiente” otra vez.';
export const SKIP_NOTE = 'Puede omitir cualquier pregunta.';
/** The button at the end of the questions, and the one to save early. */
export const SAVE_LAST = 'Guardar perfil y ver mis programas';
export const SAVE_NOW = 'Guardar perfil y omitir el resto';

/** Texts for the number of matching programs, updated with each answer. */
export const COUNT = {
  before: 'Su edad y el lugar donde vive nos dicen qué programas coinciden.',
  counting: 'Contando programas…',
  fit: (fit: number) => `${programs(fit)} ${fit === 1 ? 'coincide' : 'coinciden'} hasta ahora`,
  possible: (possible: number) => `${programs(possible)} ${possible === 1 ? 'podría' : 'podrían'} coincidir`,
  none: 'Ningún programa coincide con estas respuestas',
  change: 'Otras respuestas pueden cambiar eso.',
  clearer: 'Con cada respuesta queda más claro.',
  rightAlready: (fit: number) =>
    `${fit} ya ${fit === 1 ? 'parece adecuado' : 'parecen adecuados'}. Con cada respuesta queda más claro.`,
  moreFit: (more: number) => `${more} más con sus últimas respuestas.`,
  fewerFit: (fewer: number) => `${fewer} menos con sus últimas respuestas.`,
  morePossible: (more: number) =>
    `Con sus últimas respuestas, ${more} más ${more === 1 ? 'podría' : 'podrían'} coincidir.`,
  ruledOut: (fewer: number) =>
    `Sus últimas respuestas descartaron ${fewer === 1 ? 'otro programa' : `otros ${fewer} programas`}.`,
  more: (more: number) =>
    more === 0
      ? 'Guarde para verlos.'
      : `${more} más ${more === 1 ? 'podría' : 'podrían'} coincidir. Con cada respuesta queda más claro.`,
} as const;
