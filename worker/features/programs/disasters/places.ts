const BEGINS = 'People in these places: ';
const WHOLE = 'All of ';

/** Returns the line that says who can ask for help after a disaster: people in its counties, or in whole states. */
export function placesLine(counties: readonly string[], states: string): string {
  return `${BEGINS}${counties.length > 0 ? counties.join(', ') : `${WHOLE}${states}`}`;
}

/** Returns the counties in a line from `placesLine`; none if it covers a whole state. */
export function countiesIn(line: string | null): string[] {
  const places = line?.startsWith(BEGINS) ? line.slice(BEGINS.length) : '';
  return places === '' || places.startsWith(WHOLE) ? [] : places.split(', ');
}
