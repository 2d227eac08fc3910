export const CONFLICT = {
  changed: 'This was changed somewhere else in the meantime',
  changedText: 'Nothing is lost: your words stand above. It says now:',
  changedEmpty: 'Nothing is lost: your words stand above. The other words were removed.',
  keepMine: 'Replace it with mine',
  takeTheirs: 'Drop my words',
} as const;
