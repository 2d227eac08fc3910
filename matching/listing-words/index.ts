import { AGRICULTURE_1 } from './agriculture-1.ts';
import { AGRICULTURE_2 } from './agriculture-2.ts';
import { COMMERCE } from './commerce.ts';
import { DEFENSE } from './defense.ts';
import { EDUCATION } from './education.ts';
import { ENERGY } from './energy.ts';
import { ENVIRONMENT } from './environment.ts';
import { FOREIGN_AFFAIRS } from './foreign-affairs.ts';
import { HEALTH_1 } from './health-1.ts';
import { HEALTH_2 } from './health-2.ts';
import { HOUSING } from './housing.ts';
import { INTERIOR_1 } from './interior-1.ts';
import { INTERIOR_2 } from './interior-2.ts';
import { JUSTICE } from './justice.ts';
import { LABOR } from './labor.ts';
import { OTHER_AGENCIES } from './other-agencies.ts';
import { RESEARCH_AND_CULTURE } from './research-and-culture.ts';
import { SERVICE_AND_SECURITY } from './service-and-security.ts';
import { SMALL_BUSINESS } from './small-business.ts';
import { TRANSPORTATION } from './transportation.ts';
import { TREASURY } from './treasury.ts';
import { VETERANS } from './veterans.ts';

const TEXTS = [
  AGRICULTURE_1,
  AGRICULTURE_2,
  COMMERCE,
  DEFENSE,
  EDUCATION,
  ENERGY,
  ENVIRONMENT,
  FOREIGN_AFFAIRS,
  HEALTH_1,
  HEALTH_2,
  HOUSING,
  INTERIOR_1,
  INTERIOR_2,
  JUSTICE,
  LABOR,
  OTHER_AGENCIES,
  RESEARCH_AND_CULTURE,
  SERVICE_AND_SECURITY,
  SMALL_BUSINESS,
  TRANSPORTATION,
  TREASURY,
  VETERANS,
];

/**
 * Returns what people type when they need a federal program, as comma-separated phrases by assistance listing number.
 * Each line of the texts has a number and its phrases, separated by semicolons.
 */
export function wordsForListings(): ReadonlyMap<string, string> {
  const lines = TEXTS.flatMap((text) => text.trim().split('\n'));
  return new Map(
    lines.map((line) => [line.slice(0, NUMBER_LENGTH), line.slice(NUMBER_LENGTH + 1).replaceAll(';', ',')]),
  );
}

/** The length of "10.553". */
const NUMBER_LENGTH = 6;
