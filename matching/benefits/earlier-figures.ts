/** Says where sums are an earlier year's, as the state has not published newer ones. */
export function noteOf(figuresOf: number | undefined, on: string): { note?: string } {
  if (figuresOf === undefined || figuresOf >= Number(on.slice(0, 4))) return {};
  return { note: `Reckoned with the sums of ${figuresOf}; your state raises them a little each year.` };
}
