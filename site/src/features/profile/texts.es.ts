import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import { ANSWER } from './form/answer-texts.ts';

export const welcome = (name: string | undefined) =>
  name ? `¡Hola, ${name}!` : `Le damos la bienvenida a ${PRODUCT_NAME}`;
export const SUBTITLE = {
  complete: 'Actualice los datos de su perfil para tener mejores coincidencias',
  incomplete: 'Complete su perfil para empezar a encontrar programas que coincidan con su situación',
} as const;
export const WHAT_IS_NEEDED =
  'Necesitamos su edad, el lugar donde vive y su empleo. Lo demás es opcional, pero con cada respuesta sus coincidencias son más exactas.';

export const METER = {
  label: 'Su perfil',
  labelOf: (name: string) => (name ? `Respuestas de ${name}` : 'Respuestas de esta persona'),
  answered: (parts: number, all: number) => `${parts} de ${all} partes respondidas`,
  next: 'Lo más útil que puede responder ahora:',
  asks: (programs: number) =>
    programs === 1 ? 'Un programa quedaría más claro.' : `${programs} programas quedarían más claros.`,
  others: {
    childAges: 'Las edades de los niños',
    housingCost: 'Renta o hipoteca al mes',
    incomes: 'Sus ingresos por tipo',
  },
  why: {
    childAges: 'De ellas dependen las comidas escolares, WIC y el cuidado infantil.',
    housingCost: 'Una renta alta puede aumentar lo que recibe de SNAP.',
    incomes: 'De lo que gana en su trabajo dependen dos créditos tributarios, a menudo de miles de dólares.',
  },
  all: 'Ninguna otra respuesta cambiaría mucho.',
} as const;

/** Answers left unsaved earlier, restored into the form. */
export const RESTORED = {
  form: 'Conservamos las respuestas que todavía no había guardado. Ya están escritas abajo.',
  home: 'Ya escribimos aquí lo que nos dijo en la página de inicio. Cambie lo que no sea correcto.',
  drop: 'Quitar estas respuestas',
} as const;

/** Another tab or device saved the profile first. */
export const CONFLICT = {
  title: 'Su perfil se cambió en otro lugar',
  text: (names: readonly string[]) =>
    [
      'Otra pestaña u otro dispositivo lo guardó mientras usted estaba aquí.',
      names.length > 0 ? `Lo que se cambió allí: ${names.join(', ')}.` : '',
      'Sus respuestas en esta página todavía no están guardadas.',
    ]
      .filter(Boolean)
      .join(' '),
  names: { needs: 'Qué necesita', household: 'Hogar e ingresos' },
  keep: 'Agregar mis cambios y guardar',
  drop: 'Ver las respuestas más nuevas',
} as const;

export const TABS_LABEL = 'Partes de su perfil';
export const TABS = {
  profile: 'Perfil',
  applications: 'Solicitudes',
  subscription: 'Suscripción',
  account: 'Cuenta',
} as const;
export const PART_UNLOADED = 'No se pudo cargar esta parte. Vuelva a cargar la página para verla.';

export const UNSAVED = 'Tiene cambios sin guardar.';

/** The first option of a select that has no answer yet. */
export const CHOOSE = 'Elija una opción';
export const TICK_WHAT_APPLIES = 'Marque todo lo que corresponda';

export const SAVE = 'Guardar perfil';
export const SAVING = 'Guardando…';
export const PROFILE_UPDATED = {
  title: 'Perfil actualizado',
  description: 'Su perfil se actualizó correctamente.',
} as const;
export const UPDATE_FAILED = 'No se pudo actualizar el perfil';

/** The page's title and description. */
export const HEAD = {
  title: 'Su perfil',
  description: `De lo que usted le cuenta a ${PRODUCT_NAME} depende qué subvenciones, préstamos y programas de asistencia le muestra.`,
} as const;

const { dollars } = ANSWER;

/** Shown below the yearly income. */
export const INCOME = {
  orByMonth: 'También puede escribir el monto de un mes, así: 1900 al mes.',
  byYear: (yearly: number) => `Son ${dollars(yearly)} al año.`,
  byMonth: (month: number) => `Eso es alrededor de ${dollars(month)} al mes.`,
  isMonthly: (income: number, yearly: number) => `Si recibe ${dollars(income)} al mes, use ${dollars(yearly)} al año`,
} as const;
