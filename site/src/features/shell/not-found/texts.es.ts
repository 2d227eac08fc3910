import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const TITLE = '404 Página no encontrada';
export const DESCRIPTION =
  'No hay ninguna página en esta dirección. Desde aquí puede ir al inicio, a la base de datos de programas, al blog o a las preguntas frecuentes.';
export const TEXT =
  'No hay nada en esta dirección. ¿Olvidó agregar la página al enrutador? Si siguió un enlace, puede ser antiguo o estar mal escrito.';

export const SEARCH = { label: '¿Para qué necesita ayuda?', action: 'Buscar' } as const;

export const NEEDS = 'O empiece con una necesidad';
export const BROKEN = { text: '¿Le trajo aquí un enlace de este sitio?', link: 'Avísenos' } as const;

export const WAYS = [
  { label: 'Ayuda gratuita', href: '/get-help', text: 'Personas cerca de usted que ayudan sin costo' },
  { label: 'Inicio', href: '/', text: `Qué hace ${PRODUCT_NAME} y para quién es` },
  { label: 'Base de datos de programas', href: '/search-results', text: 'Busque los programas para usted' },
  { label: 'Programas', href: '/programs', text: 'Todos los programas por tipo, tema, lugar y público' },
  { label: 'Blog', href: '/blog', text: 'Cómo encontrar y conseguir ayuda' },
  { label: 'Preguntas frecuentes', href: '/faqs', text: 'Respuestas cortas a preguntas comunes' },
] as const;
