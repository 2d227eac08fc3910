export const CRISIS = {
  title: 'Ayuda ahora mismo',
  leave: 'Salir de esta página ahora',
  leaveHint:
    'Lo lleva a una página del clima. No guardamos estas palabras en ningún lugar: ni en la dirección de esta página ni en sus búsquedas.',
} as const;
