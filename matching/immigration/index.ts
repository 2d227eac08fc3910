import type { ImmigrationClass } from '../../contract/programs/catalog.ts';
import type { WrittenRule } from '../../contract/programs/rules.ts';
import { BENEFITS } from './benefits.ts';
import { BUSINESS } from './business.ts';
import { HEALTH_AND_HOUSING } from './health-and-housing.ts';
import { PROGRAM_DECIDES } from './program-decides.ts';
import { IMMIGRATION_SOURCES } from './sources.ts';
import { STUDY_AND_WORK } from './study-and-work.ts';

/** The immigration status that each class of programs requires; null if it requires none. */
const CLASSES: Readonly<Record<ImmigrationClass, WrittenRule | null>> = {
  'any-status': null,
  none: null,
  organization: null,
  service: null,
  ...BENEFITS,
  ...BUSINESS,
  ...HEALTH_AND_HOUSING,
  ...PROGRAM_DECIDES,
  ...STUDY_AND_WORK,
};

type Source = (typeof IMMIGRATION_SOURCES)[keyof typeof IMMIGRATION_SOURCES];
const SOURCES: Readonly<Record<string, Source>> = IMMIGRATION_SOURCES;

/** Returns a class's rule with the sources it cites, or null if the class requires nothing. */
export function immigrationRule(
  name: ImmigrationClass,
): { rule: WrittenRule; sources: Readonly<Record<string, Source>> } | null {
  const rule = CLASSES[name];
  if (rule === null) return null;
  const keys = new Set(sourcesIn(rule));
  return { rule, sources: Object.fromEntries(Object.entries(SOURCES).filter(([key]) => keys.has(key))) };
}

function sourcesIn(rule: WrittenRule): string[] {
  if ('all' in rule) return rule.all.flatMap(sourcesIn);
  if ('any' in rule) return rule.any.flatMap(sourcesIn);
  return 'not' in rule ? sourcesIn(rule.not) : [rule.source];
}
