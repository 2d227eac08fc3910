import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const SKIP = 'Ir al contenido';
export const HOME_LABEL = `${PRODUCT_NAME}, página de inicio`;
export const MENU = 'Menú';
export const NAVIGATION = { main: 'Principal', mobile: 'Móvil', legal: 'Legal' } as const;

export const BREADCRUMBS = 'Dónde está usted';

export const TAGLINE = `${PRODUCT_NAME} conecta a las personas con oportunidades de financiamiento por medio de la inteligencia artificial.`;
export const NOT_GOVERNMENT =
  'Somos un servicio privado, no una agencia del gobierno. Solicitar la ayuda directamente al programa es gratis. Lo que mostramos es una estimación, no una decisión.';
export const CONTACT = 'Contacto';
export const NOT_SET = 'Copia local: faltan los datos de la empresa';
export const copyright = (year: number) => `© ${year} ${PRODUCT_NAME}. Todos los derechos reservados.`;

export const LOG_OUT = 'Cerrar sesión';
export const MY_ACCOUNT = 'Mi cuenta';

export const LEGAL_LABELS = { terms: 'Términos del servicio', privacy: 'Política de privacidad' } as const;

export const LABELS = {
  home: 'Inicio',
  profile: 'Perfil',
  browse: 'Ver programas',
  programs: 'Programas',
  help: 'Ayuda gratuita',
  saved: 'Programas guardados',
  myPlan: 'Mi plan',
  blog: 'Blog',
  about: 'Quiénes somos',
  admin: 'Administración',
  grantDataAdmin: 'Administración de datos',
  logIn: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  aboutUs: 'Quiénes somos',
  careers: 'Empleo',
  press: 'Prensa',
  contact: 'Contáctenos',
  database: 'Base de datos de programas',
  tips: 'Consejos para solicitar',
  stories: 'Historias de éxito',
  faqs: 'Preguntas frecuentes',
  matching: 'Cómo elegimos los programas',
  cookies: 'Política de cookies',
  refunds: 'Reembolsos',
  accessibility: 'Accesibilidad',
  aiNotice: 'Aviso sobre la IA',
  company: 'Empresa',
  resources: 'Recursos',
} as const;
