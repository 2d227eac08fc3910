import { FREE_SAVED_GRANTS } from '../../../../../contract/limits.ts';

export const PLAN_TEXTS = {
  free: {
    name: 'Gratis',
    search: { name: 'Búsqueda básica de programas', detail: 'Todos los programas, con sus propias palabras' },
    saved: {
      name: `Guarde hasta ${FREE_SAVED_GRANTS} programas`,
      detail: 'Con su plan, sus documentos y recordatorios de fechas límite',
    },
    matching: { name: 'Revisión básica de los requisitos', detail: 'Si califica y por qué, con las fuentes' },
    action: 'Empezar gratis',
  },
  premium: {
    name: 'Premium',
    search: {
      name: 'Búsqueda avanzada',
      detail: 'Un correo diario cuando algo nuevo coincide con una búsqueda guardada',
    },
    saved: {
      name: 'Programas guardados sin límite',
      detail: 'Compárelos lado a lado y descárguelos en una hoja de cálculo',
    },
    matching: {
      name: 'Revisión de los requisitos con inteligencia artificial',
      detail: 'lo que pide cada programa, con las palabras de su fuente',
    },
    priority: {
      name: 'Resultados por prioridad',
      detail: 'sus resultados en un nuevo orden: qué subió, cuánto y por qué',
    },
    tracking: {
      name: 'Seguimiento de sus solicitudes',
      detail: 'Su lista y sus notas son gratis. Premium comprueba que el sitio web de cada programa funcione',
    },
    badge: 'EL MÁS POPULAR',
    action: 'Suscribirse ahora',
  },
  platinum: {
    name: 'Platinum',
    agents: { name: 'Solicitudes con la ayuda de un agente' },
    recommendations: { name: 'Recomendaciones personalizadas' },
    early: { name: 'Acceso anticipado a programas nuevos' },
  },
} as const;
