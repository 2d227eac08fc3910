import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Need } from '../../../../contract/profile/profile.ts';
import type { AUDIENCES } from '../../../../contract/programs/catalog.ts';
import type { Category, ProgramType } from '../../../../contract/programs/grants.ts';
import { programs } from '../../lib/counts.ts';
import { readOn, type SourceWords } from '../program/conditions/source-words.ts';

export const PROGRAMS = 'Programas';

// ---- Start page of all lists ----

export const START = {
  head: {
    title: 'Subvenciones, préstamos y programas de asistencia',
    description:
      'Vea subvenciones públicas, préstamos y programas de asistencia por tipo, tema, estado y público, cada uno con sus reglas en palabras sencillas, sus fuentes y cómo solicitarlo.',
  },
  title: 'Programas en palabras sencillas',
  lead: (count: number) =>
    `Leímos ${count} programas públicos: qué ofrece cada uno, quién puede recibirlo y cómo solicitarlo. Cada dato indica su fuente.`,
  type: '¿Qué tipo de ayuda?',
  category: '¿Para qué es?',
  for: '¿Para quién es?',
  need: '¿Qué necesita?',
  state: '¿Dónde vive?',
  stateNote: (count: number) =>
    `${count} programas son para todo el país. La página de cada estado tiene sus propios límites, montos y programas.`,
  all: 'Todos los programas de la A a la Z',
} as const;

export const TILE_NAMES: Readonly<Record<Need, string>> = {
  bills: 'Facturas',
  food: 'Comida',
  rent: 'Vivienda',
  health: 'Salud',
  work: 'Trabajo',
  school: 'Escuela',
  business: 'Negocio',
  children: 'Niños',
  money: 'Ayuda en efectivo y créditos tributarios',
  home: 'Comprar o reparar una vivienda',
  land: 'Granjas y fincas agrícolas',
  disaster: 'Después de un desastre',
  community: 'Comunidades',
};

export const STATE_CHOICE = {
  label: 'Su estado',
  choose: 'Elija un estado',
  go: 'Mostrar',
  what: 'sus programas',
} as const;

// ---- Lists ----

export const TYPE_LISTS: Readonly<Record<ProgramType, { name: string; title: string; lead: string }>> = {
  grant: {
    name: 'Subvenciones y becas',
    title: 'Subvenciones y becas',
    lead: 'Dinero para un fin, que usted no tiene que devolver: para la escuela, la investigación, una idea de negocio, una granja, un edificio, las artes.',
  },
  loan: {
    name: 'Préstamos',
    title: 'Préstamos y garantías de préstamos',
    lead: 'Dinero que usted devuelve, en mejores condiciones que las que ofrecería un banco por sí solo: menos interés, más tiempo o una garantía del gobierno.',
  },
  assistance: {
    name: 'Asistencia',
    title: 'Programas de asistencia',
    lead: 'Beneficios, servicios y créditos tributarios para la vida diaria: comida, renta, calefacción, salud, cuidado infantil, trabajo y capacitación.',
  },
};

export const CATEGORY_LISTS: Readonly<Record<Category, { name: string; title: string; lead: string }>> = {
  Education: {
    name: 'Educación',
    title: 'Programas para la educación',
    lead: 'Ayuda con la universidad y la escuela: becas, préstamos estudiantiles, condonación de préstamos, comidas escolares y cuidado infantil mientras usted estudia.',
  },
  'Small Business': {
    name: 'Pequeñas empresas',
    title: 'Programas para pequeñas empresas',
    lead: 'Préstamos, garantías, subvenciones y asesoría gratuita para quienes abren o manejan una pequeña empresa o una granja.',
  },
  Research: {
    name: 'Investigación',
    title: 'Programas para la investigación',
    lead: 'Subvenciones y becas para científicos, académicos y los lugares donde trabajan.',
  },
  'Arts & Culture': {
    name: 'Artes y cultura',
    title: 'Programas para las artes y la cultura',
    lead: 'Subvenciones para artistas, museos, idiomas, historia y humanidades.',
  },
  Healthcare: {
    name: 'Atención médica',
    title: 'Programas de atención médica',
    lead: 'Cobertura de salud, atención médica y ayuda para pagarla, para personas de todas las edades.',
  },
  Technology: {
    name: 'Tecnología y energía',
    title: 'Programas para la tecnología y la energía',
    lead: 'Subvenciones y ayuda para tecnología nueva, energía limpia y acceso a internet.',
  },
  Veterans: {
    name: 'Veteranos',
    title: 'Programas para veteranos',
    lead: 'Pagos, pensiones, préstamos para vivienda, atención médica y estudios para quienes sirvieron en las fuerzas armadas, y para sus familias.',
  },
  'Community Development': {
    name: 'Vivienda, comida y comunidad',
    title: 'Programas para viviendas, comida y comunidades',
    lead: 'Ayuda con la renta, una vivienda propia, la comida, las facturas de energía y los tiempos difíciles, y dinero para desarrollar un pueblo o un vecindario.',
  },
};

export const AUDIENCE_LISTS: Readonly<Record<(typeof AUDIENCES)[number], { name: string; lead: string }>> = {
  individuals: {
    name: 'Personas',
    lead: 'Programas para una persona, con o sin familia.',
  },
  families: { name: 'Familias', lead: 'Comida, cuidado, vivienda y créditos tributarios para quienes crían niños.' },
  seniors: { name: 'Personas mayores', lead: 'Ingresos, salud, comidas y un hogar seguro para las personas mayores.' },
  veterans: {
    name: 'Veteranos',
    lead: 'Lo que el país les debe a quienes sirvieron en las fuerzas armadas, y a sus familias.',
  },
  students: {
    name: 'Estudiantes',
    lead: 'Dinero para la escuela y la universidad, ahora o más adelante, y ayuda para pagar los préstamos estudiantiles.',
  },
  'people-with-disabilities': {
    name: 'Personas con discapacidad',
    lead: 'Ingresos, atención médica, trabajo y una vivienda accesible para personas que viven con una discapacidad.',
  },
  renters: { name: 'Inquilinos', lead: 'Ayuda para pagar la renta y las facturas, y para conservar su hogar.' },
  homeowners: {
    name: 'Propietarios de vivienda',
    lead: 'Ayuda para comprar, reparar, calentar y conservar su vivienda.',
  },
  'small-businesses': {
    name: 'Pequeñas empresas',
    lead: 'Préstamos, garantías, subvenciones y asesoría para negocios pequeños.',
  },
  farms: {
    name: 'Granjas y fincas agrícolas',
    lead: 'Préstamos, seguros, pagos por conservación y subvenciones para agricultores y ganaderos.',
  },
  nonprofits: {
    name: 'Organizaciones sin fines de lucro',
    lead: 'Subvenciones y préstamos que puede solicitar una organización sin fines de lucro.',
  },
  communities: { name: 'Comunidades', lead: 'Dinero para pueblos, condados y vecindarios.' },
  tribes: { name: 'Tribus', lead: 'Programas para las naciones tribales y sus miembros.' },
  researchers: { name: 'Investigadores', lead: 'Subvenciones y becas para personas que hacen investigación.' },
  artists: { name: 'Artistas', lead: 'Apoyo para personas que hacen arte.' },
};

export const audienceTitle = (name: string) => `Ayuda para ${name.toLowerCase()}`;
export const ALL_LIST = {
  name: 'Todos los programas',
  title: 'Todos los programas de la A a la Z',
  lead: 'Todos nuestros programas, por sus nombres comunes.',
} as const;

export const NEED_LISTS: Readonly<Record<Need, { name: string; title: string; lead: string }>> = {
  money: {
    name: 'Ayuda en efectivo y créditos tributarios',
    title: 'Ayuda en efectivo y créditos tributarios',
    lead: 'Dinero en efectivo cada mes para familias, personas mayores y personas con discapacidad, y créditos que le pagan cuando presenta una declaración de impuestos. Para los créditos tributarios no necesita ir a una oficina: presente la declaración aunque no deba nada.',
  },
  food: {
    name: 'Comida',
    title: 'Ayuda con la comida',
    lead: 'Empiece con SNAP (estampillas de comida), que es lo que más paga a la mayoría de las personas. Las mujeres embarazadas y los niños menores de cinco años también pueden recibir WIC, los niños reciben comidas gratis o más baratas en la escuela, y una despensa de alimentos ayuda el mismo día.',
  },
  health: {
    name: 'Atención médica',
    title: 'Ayuda con la atención médica',
    lead: 'De la edad, los ingresos y el estado depende si usted recibe Medicaid, CHIP para sus hijos, o ayuda con un plan del Mercado de Seguros Médicos (Marketplace) o con Medicare. Una sola solicitud sirve para los tres primeros, y puede solicitar Medicaid y CHIP todo el año.',
  },
  children: {
    name: 'Niños y cuidado infantil',
    title: 'Ayuda para niños y con el cuidado infantil',
    lead: 'Dinero para el cuidado infantil mientras trabaja o estudia, preescolar gratis, y atención médica y comidas para los niños. Las listas de espera son comunes: solicite más de un programa, y hágalo con tiempo.',
  },
  rent: {
    name: 'Renta',
    title: 'Ayuda con la renta',
    lead: 'Los vales y la vivienda pública ajustan la renta a sus ingresos, pero las listas son largas. Si está a punto de perder su hogar, pida primero ayuda de emergencia. Esa no tiene lista.',
  },
  home: {
    name: 'Comprar o reparar una vivienda',
    title: 'Ayuda para comprar o reparar una vivienda',
    lead: 'Préstamos con menos pago inicial, ayuda con el pago inicial, subvenciones y préstamos para reparaciones, aislamiento gratis y reembolsos, e impuestos a la propiedad más bajos para los propietarios.',
  },
  bills: {
    name: 'Calefacción, luz y otras facturas',
    title: 'Ayuda con la calefacción, la luz y otras facturas',
    lead: 'La ayuda para la energía paga una parte de la factura, la climatización de la vivienda (weatherization) la baja por años, y los descuentos en teléfono, internet, agua y luz se van sumando. Si le van a cortar un servicio pronto, dígalo: la ayuda de crisis es más rápida.',
  },
  work: {
    name: 'Trabajo y capacitación',
    title: 'Ayuda con el trabajo y la capacitación',
    lead: 'Los beneficios por desempleo reemplazan una parte de su salario, así que solicítelos en la primera semana. La capacitación, los aprendizajes con salario y los centros de empleo son gratis; algunos programas son solo para veteranos, jóvenes, trabajadores mayores o personas con discapacidad.',
  },
  school: {
    name: 'Escuela y universidad',
    title: 'Ayuda con la escuela y la universidad',
    lead: 'Llene primero la FAFSA: la usan las becas federales, las becas estatales y la mayoría de las universidades. El dinero del estado se acaba a menudo, así que preséntela en cuanto se abra el formulario en el otoño. Las becas no se devuelven. Los préstamos van al final.',
  },
  disaster: {
    name: 'Después de un desastre o un delito',
    title: 'Ayuda después de un desastre o un delito',
    lead: 'Dinero y refugio después de un incendio, una inundación o una tormenta, y compensación para víctimas de delitos. Hay poco tiempo antes de la fecha límite, y el seguro va primero: presente las dos solicitudes al mismo tiempo.',
  },
  business: {
    name: 'Negocio',
    title: 'Ayuda para un negocio',
    lead: 'Empiece con la asesoría gratuita. Con ella llegará a lo demás: préstamos garantizados, préstamos pequeños para empezar, dinero para investigación y exportaciones, y los créditos tributarios de su estado.',
  },
  land: {
    name: 'Granja y tierra',
    title: 'Ayuda para granjas y tierras',
    lead: 'Préstamos para comprar tierra y para manejar la granja, pagos por conservación, seguros y ayuda por desastre. Para la mayoría, empiece en la oficina de la Agencia de Servicios Agrícolas (Farm Service Agency) de su condado.',
  },
  community: {
    name: 'Comunidades, organizaciones sin fines de lucro e investigación',
    title: 'Comunidades, organizaciones sin fines de lucro e investigación',
    lead: 'Subvenciones y préstamos para pueblos, tribus, escuelas, organizaciones sin fines de lucro, museos e investigadores. La mayoría tiene una ronda al año y exige registros que tardan semanas, así que empiece con tiempo.',
  },
};
export const needPath = (need: Need) => `/programs/need/${need}`;

export const stateTitle = (state: string) => `Subvenciones, préstamos y ayuda en ${state}`;
export const stateLead = (state: string, count: number) =>
  count === 0
    ? `Lo que ofrecen en ${state} los programas de todo el país, y sus límites de ingresos. Todavía no hemos leído los programas propios de este lugar.`
    : `${count === 1 ? 'Un programa propio' : `${count} programas propios`} de este lugar, y los programas de todo el país que pueden recibir las personas de allí: qué ofrece cada uno, los límites de ingresos y dónde presentar la solicitud.`;
export const STARTS_HERE = (count: number) => (count === 3 ? 'Empiece con estos tres' : 'Empiece aquí');
export const counted = (all: string, nationwide: number, inSome: number, forOrganizations: number) =>
  `${all}: ${[
    nationwide > 0 && `${nationwide} para todo el país`,
    inSome > 0 && `${inSome} solo en algunos estados`,
    forOrganizations > 0 && `${forOrganizations} para negocios, granjas y organizaciones`,
  ]
    .filter(Boolean)
    .join(', ')}.`;
export const IN_SOME_STATES = 'Solo en algunos estados';
export const FOR_ORGANIZATIONS = 'Para negocios, granjas y organizaciones';
export const STATE_OWN = (state: string) => `Solo en ${state}`;
export const STATE_NATIONWIDE = 'Para todo el país';
export const nationwideToo = (count: number) => `${count} más para todo el país`;
export const ON_THIS_PAGE = 'En esta página';
export const FREE_HELP_IN = (state: string) => `Ayuda gratuita en ${state}`;
export const SEE_YOURS = 'Ver para qué califico';
export const allAbout = (need: string) => `Todos los programas: ${need.toLowerCase()}`;

export const listHeadTitle = (title: string, page: number) => (page === 1 ? title : `${title}, pág. ${page}`);
export const listHeadDescription = (title: string, count: number, page: number, pages: number) =>
  `${title}: ${programs(count)}, cada uno con reglas en palabras sencillas, fuentes y cómo solicitarlo.${pages > 1 ? ` Página ${page} de ${pages}.` : ''}`;

export const PAGES = 'Páginas de esta lista';
export const PREVIOUS = 'Anterior';
export const NEXT = 'Siguiente';
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;
export const pageLabel = (page: number) => `Página ${page}`;
export const OTHER_LISTS = {
  type: 'Otros tipos de ayuda',
  category: 'Otros temas',
  for: 'Otras personas',
  need: 'Otras necesidades',
} as const;
export const ALL_PLACES = 'Programas de otros estados';

export const CLOSED = 'Cerrado';
export const FORECAST = 'Todavía no abre';

// ---- A program ----

export const FACTS = {
  title: 'De un vistazo',
  kind: 'Tipo de ayuda',
  amount: 'Lo que vale',
  who: 'Quién puede recibirlo',
  deadline: 'Fecha límite',
  interestRate: 'Tasa de interés',
  repaymentTerms: 'Pago del préstamo',
  assistanceType: 'Lo que recibe',
  places: 'Dónde',
  provider: 'Lo administra',
  listings: 'Número de asistencia federal (Assistance Listing)',
} as const;
export const MORE_FACTS = 'Más datos';
export const WHOLE_COUNTRY = 'Todo el país';
export const COUNTRY = 'Estados Unidos';
export const ENGLISH_NAME = 'En inglés:';
export const officialName = (title: string) => `Nombre oficial: ${title}`;

export const GIVES = 'Qué ofrece';
export const MORE = 'Más sobre este programa';
export const WHO = 'Quién puede recibirlo';
export const DEADLINE = 'Fecha límite';
const otherCase = (count: number) =>
  count === 1 ? ', o se cumple el otro caso de abajo' : `, o se cumple uno de estos ${count} casos`;
export const CONDITIONS = {
  all: 'Deben cumplirse todos estos requisitos:',
  any: 'Basta con uno de estos requisitos:',
  status: 'Usted tiene la ciudadanía de los EE. UU. o un estatus migratorio que se acepta',
  statusRules: 'Su ciudadanía o su estatus migratorio. Basta con uno de estos:',
  orElse: otherCase,
  orYouAre: (count: number) =>
    `, o sí, y se cumple ${count === 1 ? 'el otro caso de abajo' : `uno de estos ${count} casos`}`,
  inSome: 'En algunos estados: ',
  insteadOf: (condition: string, count: number) =>
    `En lugar de “${condition}”, ${count === 1 ? 'basta con esto' : 'basta con uno de estos'}:`,
  andOneOf: ', y uno de estos:',
  alsoNeeded: 'También deben cumplirse estos requisitos:',
  alsoEnough: 'También basta con uno de estos requisitos:',
  special: 'Casos especiales',
  further: 'Más requisitos y casos especiales',
  furtherAlone: 'Más requisitos',
  quotes: 'En palabras de las fuentes',
} as const;
export const checkedByUs = (ours: number, all: number) =>
  `${PRODUCT_NAME} compara ${ours === all ? 'todos estos requisitos' : `${ours} de estos ${all} requisitos`} con sus respuestas y le dice qué falta revisar.`;
export const NONE_CHECKED =
  'Con su perfil no se puede saber si cumple estos requisitos. Revíselos usted antes de preparar algo.';
export const DOCUMENTS = 'Qué tener listo';
export const HOW = 'Cómo solicitarlo';
export const CONTACT = 'A quién preguntar';
export const OFFICIAL = {
  program: 'Página oficial del programa',
  apply: 'Dónde presentar la solicitud',
  agency: 'Sitio web de la agencia',
} as const;
export const FREE = `Presentar la solicitud es gratis. Quien le pida dinero por solicitar o por “liberar” una subvención no es del gobierno. ${PRODUCT_NAME} es un servicio privado, no una agencia del gobierno. Solo el programa decide.`;

export const CLOSED_NOTE = {
  title: 'Este programa está cerrado',
  text: 'El último día para presentar la solicitud ya pasó. Muchos programas abren de nuevo: la página oficial dice si abrirá y cuándo.',
} as const;
export const FORECAST_NOTE = {
  title: 'Este programa todavía no abre',
  text: 'Ya se anunció, pero todavía no puede solicitarlo. Los detalles aún pueden cambiar.',
} as const;

export const CALL = {
  title: '¿Puede recibirlo?',
  text: 'Responda unas pocas preguntas una sola vez. Para este programa y todos los demás, verá qué requisitos cumple y de dónde viene cada uno. Es gratis.',
  visitor: 'Ver si califico',
  member: 'Verlo con mi perfil',
} as const;

export const SOURCES = 'Fuentes';
export const sourceMark = (number: number) => `Fuente ${number}`;
export const sourceDate = (words: SourceWords, date: string) =>
  words.read === 'page' ? `al ${date}` : readOn(words, date);
export const lawDate = (date: string) => `vigente, texto del ${date}`;
export const sourcesCounted = (official: number, other: number) => {
  if (official === 0) return other === 1 ? '1 fuente, no oficial' : `${other} fuentes, ninguna oficial`;
  const first = official === 1 ? '1 fuente oficial' : `${official} fuentes oficiales`;
  return other === 0 ? first : `${first}, ${other === 1 ? '1 no oficial' : `${other} no oficiales`}`;
};
export const checkedText = (date: string) => `Última revisión: ${date}`;
export const RELATED = 'Programas relacionados';
export const FORMS = {
  title: 'En su estado',
  text: 'Cada estado administra este programa por su cuenta, a menudo con un nombre propio. Vea dónde presentan la solicitud las personas de cada estado.',
  all: (count: number) => (count === 1 ? 'El nombre propio del estado' : `Los ${count} estados y sus nombres`),
  of: (place: string) => `Un programa de todo el país, tal como existe en ${place}:`,
  others: (place: string) => `Más ayuda en ${place}`,
} as const;
export const LISTED_UNDER = 'Está en estas listas';

export const HEAD_SUFFIXES = [': quién califica y cómo solicitarlo', ': quién califica', ''] as const;
export const DESCRIPTION_SUFFIX = ' Quién califica, qué tener listo y cómo solicitarlo.';
