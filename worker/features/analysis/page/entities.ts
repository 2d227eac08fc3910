// biome-ignore format: one row reads better than one word a line
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', shy: '', zwnj: '', zwj: '',
  ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»',
  hellip: '…', bull: '•', middot: '·', sect: '§', para: '¶', copy: '©', reg: '®', trade: '™', deg: '°', times: '×',
  frac12: '½', frac14: '¼', frac34: '¾', cent: '¢', pound: '£', euro: '€', yen: '¥', eacute: 'é', ntilde: 'ñ', uuml: 'ü',
  aacute: 'á', iacute: 'í', oacute: 'ó', uacute: 'ú', agrave: 'à', egrave: 'è', ouml: 'ö', auml: 'ä', ccedil: 'ç',
};

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z0-9]{1,30}));?/gi;

/** A text with the characters that entities stand for; unknown ones stay as they are. */
export function withoutEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
}
