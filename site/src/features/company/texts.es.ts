import { PRICES, PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { LOCAL_KEYS, SESSION_KEYS } from '../account/session/storage.ts';

export const updatedText = (date: string) => `Último cambio: ${date}`;
export const effectiveText = (date: string) => `Vigente desde el ${date}`;
export const ON_THIS_PAGE = 'En esta página';

export const FACTS = {
  title: 'La empresa',
  name: 'Empresa',
  address: 'Dirección',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  law: 'Ley que se aplica',
} as const;

export const ABOUT = {
  head: {
    title: `Acerca de ${PRODUCT_NAME}`,
    description: `Quién está detrás de ${PRODUCT_NAME}, por qué existe, qué defiende y cómo ayuda a encontrar subvenciones, préstamos y programas de asistencia.`,
  },
  title: 'Quiénes somos',
  mission: 'Nuestra misión',
  story: 'Nuestra historia',
  values: 'Lo que defendemos',
  leadership: 'Liderazgo',
  figures: `${PRODUCT_NAME} en cifras`,
  short: [
    {
      title: 'Qué hace',
      text: 'Compara las reglas de los programas públicos con sus respuestas. Usted ve qué puede recibir, por qué, qué falta por revisar y dónde solicitarlo.',
    },
    {
      title: 'Quién lo paga',
      text: `El plan gratuito no cuesta nada. Quienes eligen Premium pagan $${PRICES.premium} al mes. Ganamos dinero con los planes pagados y con nada más: ningún programa puede pagar por aparecer, ni por aparecer antes. No mostramos anuncios ni vendemos datos.`,
    },
    {
      title: 'Qué no hace',
      text: 'No decide, no presenta la solicitud por usted y no da dinero. No es una agencia del gobierno y no puede ver los archivos de ninguna. Nunca se queda con una parte de lo que usted recibe.',
    },
  ],
  checked: 'Cómo comprobamos los datos',
  steps: [
    'Leemos las reglas de un programa, por lo general en una página oficial, y anotamos la página y su fecha.',
    'Cada regla y cada monto de nuestras páginas nombra su fuente. Usted puede abrirla y leerla.',
    'Comparamos nuestras respuestas con casos cuya respuesta correcta se determinó a mano.',
    'Si algo está mal, escríbanos. Lo revisamos en la fuente oficial y lo corregimos.',
  ],
  read: (count: string) => `${count} que leímos, cada uno con sus fuentes`,
  official: (share: number) => `El ${share}% de estas fuentes son páginas oficiales`,
  right: 'respuestas claras fueron correctas la última vez que medimos',
  missed: 'hogares que califican y a los que dijimos que no',
  measured: (date: string) => `Medido el ${date}.`,
  start: 'Ver para qué califico',
  contact: 'Contáctenos',
  figuresNote: 'Vea con qué frecuencia acertamos:',
  figuresLink: 'Cómo elegimos los programas',
} as const;

export const FAQS = {
  head: {
    title: 'Preguntas frecuentes',
    description: `Respuestas cortas sobre ${PRODUCT_NAME}: cuánto cuesta, cómo elegimos los programas, qué tan seguras son las respuestas y qué pasa con sus datos.`,
  },
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas. Si falta la suya,',
  write: 'escríbanos',
} as const;

export const QUALITY = {
  measured: (date: string) => `Medido el ${date}`,
  count: (programs: number, date: string) =>
    `Nosotros mismos leímos ${programs} programas. La fuente más reciente es del ${date}.`,
  verdicts: 'Respuestas',
  search: 'Búsqueda',
  what: 'Qué',
  figure: 'Medición',
  ours: PRODUCT_NAME,
  plain: 'Búsqueda simple de texto',
  note: 'De',
} as const;

export const EXAMPLE = {
  title: 'Un ejemplo: tres reglas de SNAP (cupones de alimentos)',
  rule: 'La regla dice',
  told: 'Usted nos dijo',
  so: 'Entonces',
  rows: [
    {
      rule: 'Los ingresos de su hogar están por debajo del límite de su estado',
      told: 'Su estado, sus ingresos, cuatro personas',
      so: 'Están por debajo: se cumple',
      is: 'met',
    },
    { rule: 'No es estudiante, o es uno de ocho casos', told: 'No es estudiante', so: 'Se cumple', is: 'met' },
    {
      rule: 'Es ciudadano de EE. UU. o tiene un estatus migratorio que cuenta',
      told: 'Nada todavía',
      so: 'Queda pendiente. Nunca es un no',
      is: 'open',
    },
  ],
  answer: 'Es muy probable que califique',
  left: 'Falta revisar 1 cosa',
  link: 'Ver todas las reglas de SNAP',
} as const;
export const NEXT = { start: 'Ver para qué califico', programs: 'Ver los programas' } as const;

export const STORAGE = {
  cookies: 'Cookies',
  session: 'Almacenamiento de la sesión (esta pestaña, hasta que se cierre)',
  local: 'Almacenamiento local (este navegador, hasta que cierre la sesión)',
  payment: 'De Stripe, solo en la pantalla de pago',
  name: 'Nombre',
  what: 'Para qué sirve',
  until: 'Cuánto dura',
} as const;

export const SESSION_COOKIE_TEXT = {
  what: 'Mantiene su sesión abierta. Guarda un código al azar que solo nuestro servidor puede leer.',
  until: 'Hasta que cierre el navegador; con “Mantener la sesión abierta”, 30 días como máximo',
} as const;
export const MARKER_COOKIE_TEXT = {
  what: 'Indica que hay una sesión abierta, para que las páginas públicas no llamen a nuestro servidor. No identifica a nadie.',
  until: 'Tanto como la anterior',
} as const;
export const DEVICE_COOKIE_TEXT = {
  what: 'Le indica a su cuenta que usted ya inició sesión con este navegador, para avisarle por correo cuando alguien use otro. No abre nada.',
  until: '400 días después de su último inicio de sesión aquí, o hasta que elimine su cuenta',
} as const;
export const secureName = (prefix: string) =>
  `Con https sus nombres empiezan con ${prefix}, lo que impide que otros sitios las creen.`;

export const SESSION_KEY_TEXTS: Readonly<Record<keyof typeof SESSION_KEYS, string>> = {
  results: 'Sus últimos resultados, para volver a ellos sin buscar de nuevo.',
  query: 'Lo último que buscó.',
  selectedGrant: 'El programa que eligió en los resultados.',
  currentGrant: 'El programa que abrió, para mostrarlo de inmediato.',
  grantOwner: 'De quién es ese programa, para que nadie más lo vea.',
  user: 'De quién es esta pestaña, por la misma razón.',
  autoSearchPerformed: 'Si ya se hizo la primera búsqueda con su perfil.',
  hidesRuledOut: 'Si quiere ocultar los programas que su perfil descarta.',
  skippedQuestions: 'Qué preguntas de las que aparecen sobre los resultados dejó sin contestar.',
  adminToken: 'La sesión de un administrador. Los miembros nunca la tienen.',
  adminReturn: 'Adónde va un administrador después de iniciar sesión.',
  adminDraft: 'Lo que un administrador escribía cuando terminó su sesión, hasta que el formulario vuelva a abrirse.',
  subscriptionReturnUrl: 'La página a la que vuelve después de un pago.',
  justPaid: 'Que un pago acaba de completarse, para darle las gracias una vez.',
  homeAnswers: 'Lo que respondió en la página de inicio, para empezar con eso su perfil cuando cree una cuenta.',
  beforeEdit:
    'Su lista y sus respuestas como estaban antes de cambiar su perfil, para mostrar qué cambió. Puede cerrarlo allí.',
  cameFor: 'El programa cuya página le llevó a crear una cuenta, para que pueda encontrarlo de nuevo.',
  backToSearch: 'Que está volviendo de un programa a su búsqueda.',
};
export const TOAST_KEY_TEXT = 'Un aviso corto para la página siguiente, que se borra en cuanto se muestra.';
export const LOCAL_KEY_TEXTS: Readonly<Record<keyof typeof LOCAL_KEYS, string>> = {
  recentSearches: 'Lo que buscó hace poco, para sugerirlo de nuevo. Puede borrarlo en el cuadro de búsqueda.',
  subscription: 'Su plan como se vio la última vez, para que la página no parpadee.',
  sharedUse:
    'Cuándo usó una página por última vez, si dijo que esta computadora es compartida: diez minutos después se cierra la sesión.',
  profileDraft:
    'Las respuestas de su perfil que todavía no guardó, por un día como máximo, por si su sesión termina antes.',
  people:
    'Las personas a las que ayuda y las respuestas que dio por ellas. No las guardamos en ningún otro lugar. Se quedan si su sesión termina sola, hasta que usted la cierre o las borre.',
  bar: 'Sus iniciales y su nombre, y si su perfil está completo, para mostrar de inmediato toda la barra superior.',
  member: 'De quién es este navegador, para que otra pestaña note cuando otra persona inicia sesión.',
};
export const OFFER_CLOSED_TEXT =
  'Que cerró el aviso de que una página también está en español, para que no vuelva a aparecer. Se queda hasta que lo borre en su navegador.';
export const STRIPE_COOKIES = [
  { name: '__stripe_mid', what: 'Le dice a Stripe que es el mismo navegador, para evitar fraudes.', until: 'Un año' },
  { name: '__stripe_sid', what: 'Lo mismo, para una visita.', until: '30 minutos' },
] as const;
