import { programs } from '../../lib/counts.ts';
import type { Tab } from './view.ts';

export const TITLE = 'Buscar programas';
export const SUBTITLE = 'Díganos qué necesita o vea los programas que coinciden con su perfil.';

export const SEARCH_LABEL = 'Buscar programas';
export const PLACEHOLDER = 'Díganos qué busca...';
export const SEARCH = 'Buscar';

export const PROGRAM_TYPE = 'Tipo de programa';

const REFINE = 'Filtrar';
export const REFINE_FAILED = {
  title: 'No se pudo cargar el cuadro de filtros',
  description: 'Revise su conexión a internet e inténtelo de nuevo.',
} as const;
export const refineOpen = (count: number) => (count === 0 ? REFINE : `${REFINE} (${count})`);
export const REFINED = 'Filtros elegidos';
export const nearPlace = (place: string) => `Cerca de ${place}`;
export const removeRefinement = (name: string) => `Quitar el filtro “${name}”`;

export const TABS_LABEL = 'Programas';
export const TAB_WORDS: Readonly<Record<Tab, string>> = { all: 'Todos', saved: 'Guardados' };

export const backToOwn = (count: number | undefined) =>
  count === 1 ? 'Volver a mi programa' : `Volver a mis ${count ? programs(count) : 'programas'}`;
export const RESULTS_BY_PROFILE = 'Programas según su perfil';
export const resultsFor = (words: string) => `Programas para “${words}”`;
export const SEARCHING = 'Buscando…';
interface LooksRight {
  right: number;
  shown: number;
  forOrganization: boolean;
}

/** The heading of the member's own list: how many look right and, if not all are shown, how many are. */
export const planTitle = (name: string | null, { right, shown, forOrganization }: LooksRight) => {
  if (right === 0)
    return name ? `${name}, vale la pena revisar estos programas` : 'Vale la pena revisar estos programas';
  const forWhom = forOrganization ? 'su organización' : 'usted';
  // An organization's programs that only advise aren't counted, but they're on the list.
  const advice = shown - right;
  const more = advice > 0 ? `, y ${advice} más ${advice === 1 ? 'ofrece' : 'ofrecen'} asesoría gratuita` : '';
  const first = shown === 1 ? '. Abajo está el primero' : `. Abajo están los primeros ${shown}`;
  const part = shown < right ? first : forOrganization ? more : '';
  const found = `${programs(right)} ${right === 1 ? 'parece adecuado' : 'parecen adecuados'} para ${forWhom}${part}`;
  return name ? `${name}, ${found}` : found;
};

export const NOTHING_FOUND = {
  title: 'No encontramos programas',
  description: 'Pruebe con otra búsqueda o ajuste los datos de su perfil.',
} as const;
export const NOTHING_FOUND_AT_FIRST = { ...NOTHING_FOUND, title: 'No hay programas que coincidan' } as const;
export const SEARCH_AGAIN = 'Buscar de nuevo';
export const SEARCH_FAILED = 'No se pudo hacer la búsqueda';
export const AUTO_SEARCH_FAILED = {
  title: 'No se pudo hacer la búsqueda automática',
  description: 'Intente hacer la búsqueda manualmente',
} as const;

export const ESTIMATE = 'Los resultados son estimaciones, no decisiones. Solo decide quien ofrece el programa.';

/** The page's title and description. */
export const HEAD = {
  title: TITLE,
  description:
    'Busque subvenciones, préstamos y programas de asistencia con sus propias palabras y vea si califica para cada uno, y por qué.',
} as const;
