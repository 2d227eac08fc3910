export const STILL_THERE = {
  title: '¿Sigue ahí?',
  stay: 'Seguir con la sesión abierta',
  leave: 'Cerrar sesión ahora',
} as const;
export const endsIn = (seconds: number) =>
  `Esta es una computadora compartida. En ${seconds === 60 ? 'un minuto' : `${seconds} segundos`} cerraremos su sesión y borraremos los datos de este navegador.`;

export const LOGGED_OUT_UNUSED = {
  title: 'Su sesión se cerró',
  description: 'Nadie usó esta página durante diez minutos, y esta es una computadora compartida.',
  dismissAfter: 10_000,
} as const;
