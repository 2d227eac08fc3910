export const AUTHENTICATION_REQUIRED = {
  title: 'Debe iniciar sesión',
  description: 'Inicie sesión para ver esta página',
} as const;
export const LOGGED_OUT = { title: 'Sesión cerrada', description: 'Usted cerró su sesión correctamente.' } as const;
export const LOGOUT_FAILED = 'No se pudo cerrar la sesión';

export const LOADING_ACCOUNT = 'Cargando su cuenta';
export const ACCOUNT_FAILED = 'No se pudo cargar su cuenta';
