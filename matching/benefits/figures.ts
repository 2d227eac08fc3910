import type * as z from 'zod/mini';
import type { StateCode } from '../../contract/profile/places.ts';
import type { FigureFiles, FigureValue } from '../../contract/programs/figures.ts';

/** The figures used by a program's calculation, by name, each with its schema. */
export interface FigureShapes<Shape extends Record<string, z.ZodMiniType>> {
  /** The folder in `matching/figures`. */
  program: string;
  shape: Shape;
}

/** The values in effect. A value is undefined if none is recorded for the state and day. */
export type Values<Shape extends Record<string, z.ZodMiniType>> = {
  readonly [Name in keyof Shape]: z.output<Shape[Name]> | undefined;
};

/** Where a value comes from. */
export interface FigureSource {
  title: string;
  url: string;
  /** The first day the value is in effect. */
  from: string;
  /** The last day; null if the source doesn't give one. */
  until: string | null;
  /** True if the value is the state's own. */
  isStates: boolean;
  /** When it was last checked against its source. */
  checked: string;
}

export function figureShapes<Shape extends Record<string, z.ZodMiniType>>(
  program: string,
  shape: Shape,
): FigureShapes<Shape> {
  return { program, shape };
}

/** Returns whether figures in effect since `from` are old enough on a date that their year is shown with them. */
function isOld(from: string, on: string): boolean {
  return from < `${Number(on.slice(0, 4)) - 2}${on.slice(4)}`;
}

/** Reads a program's figures for one state and day. */
export type FigureReader = <Shape extends Record<string, z.ZodMiniType>>(shapes: FigureShapes<Shape>) => Values<Shape>;

/** All figures. Reads each program's values once per state and day, and caches them. */
export class FigureBook {
  readonly #files: FigureFiles;
  readonly #kept = new Map<string, Map<FigureShapes<Record<string, z.ZodMiniType>>, unknown>>();

  readonly #sources = new Map<string, FigureSource | undefined>();

  constructor(files: FigureFiles) {
    this.#files = files;
  }

  /**
   * Returns a reader for what's in effect in a state on a day (YYYY-MM-DD). It throws if a value violates its schema.
   */
  at(state: StateCode, on: string): FigureReader {
    const key = `${state} ${on}`;
    const kept = this.#kept.get(key) ?? new Map<FigureShapes<Record<string, z.ZodMiniType>>, unknown>();
    this.#kept.set(key, kept);
    return (shapes) => {
      const known = kept.get(shapes) ?? this.#read(shapes, state, on);
      kept.set(shapes, known);
      return known as Values<typeof shapes.shape>;
    };
  }

  /** Returns a program's values in effect on a day. */
  read<Shape extends Record<string, z.ZodMiniType>>(
    shapes: FigureShapes<Shape>,
    state: StateCode,
    on: string,
  ): Values<Shape> {
    return this.at(state, on)(shapes);
  }

  #read<Shape extends Record<string, z.ZodMiniType>>(
    { program, shape }: FigureShapes<Shape>,
    state: StateCode,
    on: string,
  ): Values<Shape> {
    return Object.fromEntries(
      Object.entries(shape).map(([name, type]) => {
        const found = this.#inForce(program, name, state, on);
        return [name, found === undefined ? undefined : type.parse(found.value)];
      }),
    ) as Values<Shape>;
  }

  /** Returns the source of the value that `read` returns, or undefined if there is none. */
  source(program: string, name: string, state: StateCode, on: string): FigureSource | undefined {
    const key = `${program} ${name} ${state} ${on}`;
    if (!this.#sources.has(key)) this.#sources.set(key, this.#source(program, name, state, on));
    return this.#sources.get(key);
  }

  /**
   * Returns the year since which all these figures have been in effect; null if any of them is less than two years old.
   */
  yearOfOld(program: string, names: readonly string[], state: StateCode, on: string): number | null {
    const newest = names
      .flatMap((name) => this.source(program, name, state, on)?.from ?? [])
      .toSorted()
      .at(-1);
    return newest !== undefined && isOld(newest, on) ? Number(newest.slice(0, 4)) : null;
  }

  #source(program: string, name: string, state: StateCode, on: string): FigureSource | undefined {
    const found = this.#inForce(program, name, state, on);
    if (found === undefined) return undefined;
    const file = (this.#files[program] ?? []).find(({ figures }) => figures[name]?.values.includes(found));
    const source = file?.sources[found.source];
    if (file === undefined || source === undefined) return undefined;
    const { from, until = null, states } = found;
    return { ...source, from, until, isStates: states !== undefined, checked: file.checked };
  }

  #inForce(program: string, name: string, state: StateCode, on: string): FigureValue | undefined {
    const values = (this.#files[program] ?? []).flatMap(({ figures }) => figures[name]?.values ?? []);
    const begun = values.filter(({ from, states }) => from <= on && (states?.includes(state) ?? true));
    return begun.toSorted(
      (a, b) => Number(b.states !== undefined) - Number(a.states !== undefined) || b.from.localeCompare(a.from),
    )[0];
  }
}
