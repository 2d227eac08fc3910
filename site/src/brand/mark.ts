/** The mark: a G whose bar is a beam of light, drawn once on a 40-unit square. */
export const MARK_SIZE = 40;

/** An open ring, as a stroke. */
export const RING = { path: 'M30.2 10.4A15 15 0 1 0 33 22.5', width: 4.6 } as const;

/** The point where the light begins, and how far its edges rise and fall per unit to the right. */
export const LIGHT = { x: 18, y: 20, rise: 4.6 / 22, fall: 9.6 / 22 } as const;

/** Returns the beam as a filled path from the light to `right`, measured from the mark's left edge. */
export function beamTo(right: number): string {
  const way = right - LIGHT.x;
  const round = (value: number) => Number(value.toFixed(2));
  return `M${LIGHT.x} ${LIGHT.y}L${round(right)} ${round(LIGHT.y - way * LIGHT.rise)}V${round(LIGHT.y + way * LIGHT.fall)}Z`;
}

/** The beam of the mark itself, ending at its right edge. */
export const BEAM = beamTo(MARK_SIZE);
