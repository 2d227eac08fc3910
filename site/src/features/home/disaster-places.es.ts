/** Loads the Spanish names only if whole states are affected, which is rare. */
export async function placesInSentence(states: readonly string[]): Promise<string> {
  const [{ US_STATES }, { STATE_NAMES }, { listed }] = await Promise.all([
    import('../../../../contract/profile/places.ts'),
    import('../../../../matching/spanish/state-names.ts'),
    import('../../../../matching/spanish/joined.ts'),
  ]);
  const own = new Map(Object.entries(STATE_NAMES).map(([code, name]) => [english(code, US_STATES), name]));
  return listed(
    states.map((state) => own.get(state) ?? state),
    'y',
  );
}

const english = (code: string, names: Readonly<Record<string, string>>) => names[code] ?? code;
