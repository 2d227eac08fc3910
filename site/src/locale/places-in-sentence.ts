/** Lists the states that the API named in English. `places-in-sentence.es.ts` replaces this module in Spanish. */
export async function placesInSentence(states: readonly string[]): Promise<string> {
  return states.join(', ');
}
