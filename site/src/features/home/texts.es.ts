import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const HEAD = {
  title: `${PRODUCT_NAME}: subvenciones, préstamos y asistencia para usted`,
  description: `Cuéntenos su situación una sola vez. ${PRODUCT_NAME} le muestra qué subvenciones, préstamos y programas de asistencia son para usted, y por qué, en palabras sencillas.`,
} as const;

export const HERO = {
  title: 'Encuentre la ayuda que es para usted.',
  text: `Hay miles de subvenciones, préstamos y programas de asistencia, y la mayoría no son para usted. Cuéntenos su situación una sola vez. ${PRODUCT_NAME} le muestra cuáles sí lo son, y por qué.`,
  start: 'Buscar programas ahora',
  programs: 'Ver programas',
  note: 'Empezar es gratis. Cada programa toma la decisión final.',
  proof: (figure: string) => `${figure} respuestas claras fueron correctas`,
  count: 'Cómo contamos',
  figures: `${PRODUCT_NAME} en cifras`,
} as const;

export const WELCOME = {
  back: (name: string) => (name ? `Hola de nuevo, ${name}` : 'Hola de nuevo'),
  loading: 'Revisando sus programas…',
  summary: (fits: number, sum: string, ifEarned = false) => {
    const found =
      fits === 0
        ? 'Encontramos programas que vale la pena revisar.'
        : `${fits} ${fits === 1 ? 'programa parece adecuado' : 'programas parecen adecuados'} para usted.`;
    const given = ifEarned ? 'todos los ingresos de su hogar vienen del trabajo y ' : '';
    return sum ? `${found} En total valen alrededor de ${sum}, si ${given}todavía no recibe nada de eso.` : found;
  },
  starts: 'Empiece con estos',
  incomplete: 'Responda unas pocas preguntas y le mostraremos los programas que son para usted.',
  failed: 'En este momento no se pudieron cargar sus programas. Abra su lista para intentarlo de nuevo.',
  programs: 'Ver mis programas',
  plan: 'Mi plan',
  finish: 'Completar mi perfil',
  edit: '¿Cambió algo? Actualizar mi perfil',
} as const;

export const MEMBER_END = {
  help: '¿Quiere que alguien lo revise con usted?',
  link: 'Busque ayuda gratuita cerca de usted',
  more: `Acerca de ${PRODUCT_NAME}, sus planes y artículos`,
} as const;

export const DISASTERS = {
  counties: (count: number) =>
    `Desastre declarado en ${count} ${count === 1 ? 'condado' : 'condados'} en los últimos 30 días:`,
  states: (names: string) => `Desastre declarado en ${names} en los últimos 30 días:`,
  link: 'vea quién recibe ayuda',
} as const;

export const WHY_TITLE = 'Sepa qué programas son para usted antes de llenar un formulario.';
export const EXAMPLE = {
  caption: 'Ejemplo: lo que podría ver una familia',
  verdict: 'Vale la pena revisarlo',
  met: 'Lo cumple',
  open: 'Falta revisarlo',
  source: 'Fuente:',
} as const;

export const MISSION = {
  label: 'Nuestra misión',
  title: 'Nadie debería perderse una ayuda porque nadie le dijo que existía.',
  text: 'Hay dinero público reservado para la renta, la calefacción, la escuela, un primer negocio, una granja, una clínica. Las reglas están repartidas en miles de páginas que pocas personas tienen tiempo de leer. Nosotros las leemos, las explicamos en palabras sencillas con sus fuentes y le mostramos en qué situación está usted.',
  figures: 'Desde el comienzo',
} as const;

export const PLANS_TITLE = 'Empiece gratis. Pague solo cuando quiera más.';

export const ARTICLES = {
  title: 'Lo que conviene leer antes de presentar su solicitud',
  all: 'Ver todos los artículos',
} as const;

export const FINAL = {
  title: 'Vea en qué situación está.',
  text: 'Un perfil, unos minutos, y usted ve qué programas son para usted.',
  start: 'Empezar a buscar ahora',
} as const;
