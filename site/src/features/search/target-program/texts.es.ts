/** The program whose page led a new member here. */
export const CAME_FOR = {
  title: (program: string) => `Usted vino por ${program}`,
  open: 'Ver si califico',
  hide: 'Ocultar',
  what: ' este programa',
} as const;
