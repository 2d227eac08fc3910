export const UNDERSTOOD = {
  corrected: 'Entendimos:',
  keepTyped: (words: string) => `Buscar “${words}” en su lugar`,
  suggested: '¿Quiso decir',
  also: 'También buscamos',
  leftOut: (names: readonly string[]) => `Por sus palabras, dejamos fuera: ${names.join(', ')}.`,
  showLeftOut: 'Mostrarlos también',
  lacks: (name: string) =>
    `Entendimos que usted no tiene ${name}. Por eso mostramos esa ayuda, y lo que sirve en su lugar.`,
  leaveOut: (name: string) => `Mejor dejar fuera ${name}`,
  /** Used for a search that excludes one kind of help. */
  anythingBut: (name: string) => `todo menos ${name}`,
  ownList:
    'Estas palabras piden ayuda en general, así que esta es su propia lista: primero va lo que más puede ayudarle.',
} as const;

/** Used when nothing matches the words well. */
export const WEAK = {
  title: 'Nada coincide bien con sus palabras',
  nearest:
    'Estos programas son los que más se acercan: comparten una o dos palabras con lo que escribió, o son para la misma necesidad.',
  ask: 'Pruebe con otras palabras o llame al 211: allí saben qué ayuda hay donde usted vive.',
} as const;

export const RULED_OUT = {
  title: 'Descartados por su perfil',
  text: 'Estos programas también coinciden con sus palabras, pero algo en su perfil descarta cada uno.',
  show: 'Mostrar también lo que mi perfil descarta',
  /** The kind of condition that isn't met. */
  kinds: {
    applicant: 'Para organizaciones u otros solicitantes',
    other: 'No es para su situación',
  },
  elsewhere: 'Para otro estado',
  condition: (text: string) => `Pide esto: ${text}`,
} as const;

export const SUGGESTED = {
  label: 'Sugerencias',
  /** The kind of suggestion. A need has no label. */
  recent: 'buscado antes',
  program: 'programa',
  wish: '',
  forget: '',
  forgetRecent: 'Borrar mis búsquedas recientes',
} as const;
