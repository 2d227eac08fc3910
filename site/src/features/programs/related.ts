import { stem } from '../../../../matching/search/stem.ts';
import type { Program } from './program.ts';

const SHOWN = 4;
/**
 * A trait shared by more programs than this isn't distinctive. Using only rarer ones stays fast with ten thousand
 * programs.
 */
const TELLING = 40;
const WORD = /[a-z]{3,}/g;

/**
 * Returns up to four other programs that each program's readers may want, most similar first: those that share the most
 * distinctive words and traits, with rarer ones counting more. Leaves out programs of other states.
 */
export function relatedPrograms(programs: readonly Program[]): Map<string, Program[]> {
  const traits = programs.map(traitsOf);
  const owners = new Map<string, number[]>();
  traits.forEach((own, index) => {
    for (const trait of own) {
      const list = owners.get(trait);
      if (list) list.push(index);
      else owners.set(trait, [index]);
    }
  });
  return new Map(
    programs.map((program, index) => {
      const points = new Map<number, number>();
      for (const trait of traits[index] ?? []) {
        const sharing = owners.get(trait) ?? [];
        if (sharing.length > TELLING) continue;
        for (const other of sharing) points.set(other, (points.get(other) ?? 0) + 1 / Math.log2(1 + sharing.length));
      }
      points.delete(index);
      const others = [...points]
        .flatMap(([other, score]) => {
          const candidate = programs[other];
          return candidate && isNear(program, candidate)
            ? [{ candidate, score: score + kinship(program, candidate) }]
            : [];
        })
        .sort((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
      return [program.id, others.slice(0, SHOWN).map(({ candidate }) => candidate)];
    }),
  );
}

function traitsOf({ keywords, name, title, office, category, programType, audiences, states }: Program): Set<string> {
  const words = [name, title, ...keywords].join(' ').toLowerCase().match(WORD) ?? [];
  return new Set([
    ...words.map(stem),
    ...(office ? [`office:${office}`] : []),
    ...audiences.map((audience) => `${category}/${programType}/${audience}`),
    ...states.map((state) => `${category}/${state}`),
  ]);
}

function isNear({ states }: Program, other: Program): boolean {
  if (other.status === 'closed') return false;
  return other.states.length === 0 || other.states.some((state) => states.includes(state));
}

/** Scores shared category, type and audiences. They count a little, to rank programs with equally similar words. */
function kinship(a: Program, b: Program): number {
  const audiences = a.audiences.filter((audience) => b.audiences.includes(audience)).length;
  return (
    (a.category === b.category ? 0.3 : 0) +
    (a.programType === b.programType ? 0.1 : 0) +
    (0.3 * audiences) / Math.max(a.audiences.length, b.audiences.length)
  );
}
