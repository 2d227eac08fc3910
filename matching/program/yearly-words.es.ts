export const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const ANY = MONTHS.join('|');

/** "El 30 de junio de cada año", "A más tardar el 15 de abril de cada año": a final date. */
export const LAST_DAY = new RegExp(
  `^(?:a más tardar )?el (?<day>\\d+) de (?<month>${ANY}) de cada año(?<rest>.*)`,
  'i',
);
/** "Cada año, del 1 de marzo al 31 de julio": a season within one calendar year. */
export const SEASON = new RegExp(
  `^cada año,? del (?<fromDay>\\d+) de (?<fromMonth>${ANY}) al (?<day>\\d+) de (?<month>${ANY})(?<rest>.*)`,
  'i',
);
export const NAMES_MONTH = new RegExp(ANY);
/** "Una vez cada invierno", "La temporada de este invierno empezó el 2 de noviembre de 2026". */
export const EACH_WINTER = /^((una vez )?cada invierno|la temporada de este invierno)/i;
