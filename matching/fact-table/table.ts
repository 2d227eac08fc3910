import { APPLICANT_FACTS } from './applicant.ts';
import { CIRCUMSTANCES_FACTS } from './circumstances.ts';
import type { FactTable } from './entry.ts';
import { HOUSEHOLD_FACTS } from './household.ts';
import { PERSON_FACTS } from './person.ts';

/** Every fact. Of two questions that help equally, the one that comes first here is asked first. */
export const FACT_TABLE: FactTable = {
  ...PERSON_FACTS,
  ...HOUSEHOLD_FACTS,
  ...CIRCUMSTANCES_FACTS,
  ...APPLICANT_FACTS,
};
