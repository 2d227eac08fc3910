/** Names the states that the API named in English. `disaster-places.es.ts` replaces this module in Spanish. */
export async function placesInSentence(states: readonly string[]): Promise<string> {
  return states.join(', ');
}
