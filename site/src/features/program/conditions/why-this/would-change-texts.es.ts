export const WOULD_CHANGE = {
  one: 'Usted podría calificar con esto:',
  several: 'Usted podría calificar con todo esto:',
  nothing: 'Nada de lo que haga cambiaría esto. Tal vez otros programas le ayuden.',
  note: 'Es la regla, no un consejo.',
} as const;
