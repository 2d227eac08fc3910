/** Returns a note for amounts from an earlier year, used if the state hasn't published newer ones. */
export function noteOf(figuresOf: number | undefined, on: string): { note?: string } {
  if (figuresOf === undefined || figuresOf >= Number(on.slice(0, 4))) return {};
  return { note: `Based on the amounts for ${figuresOf}. Your state raises them a little each year.` };
}
