const BEGINS = 'People in these places: ';
const WHOLE = 'All of ';

/** The line of a disaster that says who can ask for help: its counties, or its whole states. */
export function placesLine(counties: readonly string[], states: string): string {
  return `${BEGINS}${counties.length > 0 ? counties.join(', ') : `${WHOLE}${states}`}`;
}

/** The counties in such a line; none if it covers a whole state. */
export function countiesIn(line: string | null): string[] {
  const places = line?.startsWith(BEGINS) ? line.slice(BEGINS.length) : '';
  return places === '' || places.startsWith(WHOLE) ? [] : places.split(', ');
}
