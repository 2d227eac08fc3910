import { type Benefit, isTiered } from '../../contract/programs/benefits.ts';
import type { CuratedProgram } from '../../contract/programs/catalog.ts';
import type { FigureFiles } from '../../contract/programs/figures.ts';
import type { WrittenRule } from '../../contract/programs/rules.ts';
import { tiers as shape, type Tiers } from '../../matching/benefits/estimates/tiers.ts';

interface Listed {
  id: string;
  program: Pick<CuratedProgram, 'states' | 'eligibility'>;
}

type WrittenLeaf = Exclude<WrittenRule, { all: unknown } | { any: unknown } | { not: unknown }>;

/** Returns the mismatches between programs and their published tables, as sentences. */
export function tierFaults(programs: readonly Listed[], figures: FigureFiles): { id: string; sentence: string }[] {
  const used = new Set<string>();
  const faults = programs.flatMap(({ id, program }) => {
    const leaves = leavesOf(program.eligibility);
    const names = new Set(leaves.flatMap((leaf) => tieredBenefitOf(leaf) ?? []));
    return [...names].flatMap((name) => {
      used.add(name);
      if (name !== `tiers-${id}`) return [{ id, sentence: `names the table of another program, ${name}` }];
      return faultsOf(program, leaves, valuesOf(figures, name)).map((sentence) => ({ id, sentence }));
    });
  });
  const unused = Object.keys(figures).filter((name) => isTiered(name) && !used.has(name));
  return [...faults, ...unused.map((name) => ({ id: name, sentence: 'is a table that no program names' }))];
}

interface Value {
  states: readonly string[];
  tiers: Tiers | string;
}

function valuesOf(figures: FigureFiles, name: string): Value[] {
  return (figures[name] ?? []).flatMap((file) =>
    (file.figures['tiers']?.values ?? []).map(({ states = [], value }) => {
      const parsed = shape.safeParse(value);
      return { states, tiers: parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'not valid') };
    }),
  );
}

function faultsOf(program: Listed['program'], leaves: readonly WrittenLeaf[], values: readonly Value[]): string[] {
  const [newest] = values.slice(-1);
  if (!newest) return ['has no table in matching/figures'];
  return values.flatMap(({ states, tiers }) => {
    if (typeof tiers === 'string') return [`its table isn't valid: ${tiers}`];
    const isElsewhere = states.toSorted().join() !== program.states.toSorted().join();
    return [
      ...(isElsewhere ? [`its table is for ${states.join(', ')}, not for ${program.states.join(', ')}`] : []),
      ...(tiers.tables.every(isAscending) ? [] : ['its table has ends that do not rise']),
      ...(tiers === newest.tiers ? limitFaults(leaves, tiers) : []),
    ];
  });
}

function isAscending({ rows }: Tiers['tables'][number]): boolean {
  return rows.every(([end], at) => at === 0 || (rows[at - 1]?.[0] ?? 0) < (end ?? Number.POSITIVE_INFINITY));
}

/** Reports income limits in the rule that don't match the end of a table. A table without an end sets no limit. */
function limitFaults(leaves: readonly WrittenLeaf[], { tables, ends }: Tiers): string[] {
  const lasts = tables.map(({ rows }) => rows.at(-1)?.[0] ?? null);
  if (lasts.includes(null)) return [];
  const limits = leaves.flatMap((leaf) => limitsOf(leaf, ends));
  return limits
    .filter((limit) => !lasts.includes(limit))
    .map((limit) => `its rule has the limit ${limit}, but its tables end at ${[...new Set(lasts)].join(', ')}`);
}

function limitsOf(leaf: WrittenLeaf, ends: Tiers['ends']): number[] {
  if ('fact' in leaf)
    return ends === 'dollars' && leaf.fact === 'householdIncome' && leaf.atMost !== undefined ? [leaf.atMost] : [];
  if (!isTiered(leaf.benefit) || leaf.odds === undefined || typeof leaf.odds === 'string') return [];
  if (ends === 'dollars') return 'yearly' in leaf.odds ? [leaf.odds.yearly] : [];
  return 'povertyLine' in leaf.odds ? [leaf.odds.povertyLine] : [];
}

function tieredBenefitOf(leaf: WrittenLeaf): Benefit | undefined {
  return 'check' in leaf && isTiered(leaf.benefit) ? leaf.benefit : undefined;
}

function leavesOf(rule: WrittenRule): WrittenLeaf[] {
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return 'not' in rule ? leavesOf(rule.not) : [rule];
}
