/** The program whose page led a new member here. */
export const CAME_FOR = {
  title: (program: string) => `You came for ${program}`,
  open: 'See if you qualify',
  dismiss: 'Hide this program',
} as const;
