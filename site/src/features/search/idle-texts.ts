/** Texts of the start screen. Separate, because few visits load it. */
export const IDLE = {
  title: 'What do you need?',
  text: 'Type it above, or search by your profile alone.',
  action: 'Search by my profile',
} as const;
