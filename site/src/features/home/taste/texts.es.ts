import { PRODUCT_NAME } from '../../../../../contract/limits.ts';
import { programs } from '../../../lib/counts.ts';
import { LANGUAGE_TAG } from '../../../locale/locale.ts';
import type { WhoKey } from './questions.ts';

export const TASTE = {
  title: 'Haga la prueba: tres preguntas',
  text: 'Sus respuestas se quedan en este navegador.',
  list: 'Programas que se iluminan a medida que responde',
  place: '¿Dónde vive?',
  choose: 'Elija una opción',
  who: '¿Para quién es?',
  need: '¿Para qué necesita ayuda?',
  show: 'Mostrar programas',
} as const;

export const WHO_LABELS: Readonly<Record<WhoKey, string>> = {
  adult: 'Para mí',
  family: 'Mi familia con hijos',
  older: 'Una persona de 65 años o más',
  veteran: 'Un veterano o una veterana',
  student: 'Un estudiante o una estudiante',
  disability: 'Una persona con discapacidad',
  business: 'Mi negocio',
  startup: 'Un negocio que quiero empezar',
  farm: 'Mi granja',
  nonprofit: 'Una organización sin fines de lucro',
};

const answers = (count: number) => (count === 1 ? 'Falta 1 respuesta.' : `Faltan ${count} respuestas.`);

export const WATCH = {
  missing: (count: number) => (count === 3 ? 'Responda y vea cuáles de estos se iluminan.' : answers(count)),
  lit: (lit: number, all: number, found: number | undefined) => {
    const among = `De estos ${all} programas muy conocidos, ${lit === 0 ? 'ninguno' : lit} ${lit > 1 ? 'coinciden' : 'coincide'}`;
    if (found === undefined) {
      return lit === 0 ? `${among}, pero conocemos otros.` : `${among} con sus respuestas.`;
    }
    return `${among}; en total encontramos ${found.toLocaleString(LANGUAGE_TAG)}.`;
  },
  light: {
    open: '',
    near: '(falta una respuesta)',
    lit: '(coincide hasta ahora)',
    dim: '(para otras respuestas)',
  },
} as const;

export const ANSWERS = {
  loading: 'Buscando…',
  missing: 'Responda primero las tres preguntas.',
  failed: 'No se pudieron cargar los programas. Revise su conexión a internet e inténtelo de nuevo.',
  none: 'Todavía no conocemos un programa para esto. Pruebe con otra necesidad o vea todos los programas.',
  found: (shown: number, all: number) =>
    all > shown
      ? `Empiece con estos ${shown} de ${programs(all)} que pueden ser para usted`
      : `${programs(all)} ${all === 1 ? 'puede' : 'pueden'} ser para usted`,
  fits: 'Va con usted:',
  checkFirst: 'Revise primero:',
  act: { grant: 'Ver cómo solicitarla', loan: 'Ver cómo pedirlo', assistance: 'Ver cómo recibirla' },
  actFor: (title: string) => `: ${title}`,
  oneWay: (condition: string) => `Una forma de calificar: ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
  more: 'Sus tres respuestas van con usted. Con unas pocas más, revisamos cada requisito de cada programa que conocemos.',
  signUp: 'Revisar gratis todos mis programas',
  all: 'Ver todos los programas',
  estimate: `Estas son estimaciones, no decisiones. ${PRODUCT_NAME} no es una agencia del gobierno.`,
} as const;
