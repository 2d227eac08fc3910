import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const LIST = {
  headTitle: 'Blog: subvenciones, préstamos y beneficios en palabras sencillas',
  headDescription:
    'Guías sobre subvenciones, préstamos y beneficios en palabras sencillas: quién califica, qué enviar, dónde solicitar y de qué cuidarse. Con fuentes oficiales.',
  title: 'Conozca el camino antes de empezar.',
  text: 'Guías sobre el dinero público en palabras sencillas: quién puede recibirlo, qué documentos necesita y dónde preguntar. Cada artículo nombra sus fuentes oficiales y el día en que revisamos los datos.',
  feed: 'Seguir por RSS',
} as const;

export const SEARCH = {
  label: 'Buscar en los artículos',
  placeholder: 'Pruebe “techo”, “FAFSA” o “DD 214”',
  topics: 'Temas',
  all: 'Todos los temas',
  busy: 'Buscando en el texto completo…',
} as const;

export const readTimeText = (minutes: number) => `${minutes} min de lectura`;
export const READ_MORE = 'Leer más';
export const readMoreOf = (title: string) => `: ${title}`;

const articles = (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`);
export function foundText(count: number, topic: string | null, words: string): string {
  return [articles(count), topic && `sobre ${topic}`, words && `con “${words}”`].filter(Boolean).join(' ');
}

export const EMPTY = {
  title: 'No se encontraron artículos',
  text: 'Ningún artículo coincide con estas palabras y este tema. Pruebe con menos palabras o vea todos los artículos.',
  all: 'Mostrar todos los artículos',
} as const;

export const FAILED = {
  title: 'No se pudieron cargar los artículos',
  text: 'Por ahora solo buscamos en los títulos, las descripciones y los temas.',
  again: 'Intentar de nuevo',
} as const;

export const POST = {
  back: 'Blog',
  breadcrumbs: 'Dónde está usted',
  topics: 'Temas de este artículo',
  published: 'Publicado',
  updated: 'Actualizado',
  contents: 'En este artículo',
  checked: 'Datos revisados el',
  checkedText:
    'Las reglas y los montos cambian, y los estados fijan algunas de las suyas. Si no coincidimos con una página oficial, confíe en la página oficial.',
  programs: 'Programas de este artículo',
  officialPage: 'Página oficial',
  asRead: 'fuente leída el',
  sources: 'Fuentes',
  author: 'Sobre el autor',
  related: 'Artículos relacionados',
  more: 'Más artículos',
} as const;

export const CALL = {
  title: 'Vea si califica',
  text: `Responda unas pocas preguntas una sola vez. ${PRODUCT_NAME} compara las reglas de cada programa con su situación y le dice por qué es o no es para usted.`,
  start: 'Ver qué programas son para mí',
} as const;

export const SHARE = {
  button: 'Compartir este artículo',
  copied: 'Enlace copiado',
  copiedText: 'Péguelo donde quiera.',
  failed: 'No se pudo copiar el enlace',
  byHand: 'Copie esta dirección:',
} as const;

export const MISSING = {
  title: 'Artículo no encontrado',
  description:
    'No hay ningún artículo en esta dirección. Puede que haya cambiado de lugar o que el enlace esté mal escrito. Aquí hay otros artículos.',
  text: 'No hay ningún artículo en esta dirección. El enlace puede ser antiguo o estar mal escrito. Tal vez le sirva uno de estos:',
  all: 'Ver todos los artículos',
} as const;

export const FEED = {
  title: `Blog de ${PRODUCT_NAME}`,
  description: 'Guías sobre subvenciones, préstamos y beneficios, en palabras sencillas y con fuentes oficiales.',
} as const;
