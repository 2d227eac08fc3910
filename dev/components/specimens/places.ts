const PLACES = [
  'Akron, Ohio',
  'Albany, New York',
  'Athens, Georgia',
  'Cleveland, Ohio',
  'Columbus, Georgia',
  'Columbus, Ohio',
  'Dayton, Ohio',
  'Portland, Maine',
  'Portland, Oregon',
  'Toledo, Ohio',
  'Truth or Consequences, New Mexico',
  'Washington, District of Columbia',
];

/** Returns sample suggestions for a place. */
export function placesLike(typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase();
  return wanted === '' ? [] : PLACES.filter((place) => place.toLowerCase().includes(wanted));
}
