/** The program whose page led a new member here. */
export const CAME_FOR = {
  title: (program: string) => `You came for ${program}`,
  open: 'See if you qualify',
  hide: 'Hide',
  what: ' this program',
} as const;
