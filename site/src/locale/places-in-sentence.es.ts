/** Loads the Spanish names only if whole states are affected, which is rare. */
export async function placesInSentence(states: readonly string[]): Promise<string> {
  const [{ US_STATES }, { STATE_NAMES }] = await Promise.all([
    import('../../../contract/profile/places.ts'),
    import('../../../matching/spanish/state-names.ts'),
  ]);
  const english = new Map<string, string>(Object.entries(US_STATES).map(([code, name]) => [name, code]));
  const own: Readonly<Record<string, string>> = STATE_NAMES;
  return new Intl.ListFormat('es').format(states.map((state) => own[english.get(state) ?? ''] ?? state));
}
