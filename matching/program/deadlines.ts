/** The default if a source names no time zone: a day ends once it has ended everywhere in the country. */
const LAST_TIME_ZONE = 'Pacific/Pago_Pago';

/** Returns the UTC instant at which a day (`2026-12-31`) ends in an IANA time zone. */
export function endOfDay(date: string, timeZone: string = LAST_TIME_ZONE): string {
  const asIfUtc = Date.parse(`${date}T23:59:59Z`);
  const local = new Date(asIfUtc).toLocaleString('sv-SE', { timeZone });
  const offset = Date.parse(`${local.replace(' ', 'T')}Z`) - asIfUtc;
  return new Date(asIfUtc - offset).toISOString();
}
