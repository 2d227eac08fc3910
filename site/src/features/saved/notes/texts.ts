export const CONFLICT = {
  changed: 'This was changed somewhere else',
  changedText: 'Nothing is lost: your words are above. It now says:',
  changedEmpty: 'Nothing is lost: your words are above. The other words were removed.',
  keepMine: 'Replace it with mine',
  takeTheirs: 'Discard mine',
} as const;
