export const CONFLICT = {
  changed: 'Esto se cambió en otro lugar',
  changedText: 'No se perdió nada: su texto está arriba. Ahora dice:',
  changedEmpty: 'No se perdió nada: su texto está arriba. El otro texto se borró.',
  keepMine: 'Reemplazar con el mío',
  takeTheirs: 'Descartar el mío',
} as const;
