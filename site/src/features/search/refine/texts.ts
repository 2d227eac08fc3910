/** Texts of the dialog. Separate, because its code loads later. */
export const REFINE = {
  title: 'Refine your search',
  description: 'Skip anything that doesn’t matter.',
  location: 'Location',
  locationPlaceholder: 'City, State',
  locationHint: 'Search another place without changing your profile.',
  fromProfile: (place: string) => `Now using: ${place}.`,
  locationUnclear: 'Write the state too, such as “Columbus, OH”.',
  category: 'Category',
  apply: 'Show programs',
  reset: 'Reset',
} as const;
