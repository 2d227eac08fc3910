import type { Profile } from '../../../../../contract/profile.ts';
import {
  CITIZENSHIP_LABELS,
  COMMUNITY_LABELS,
  DISCHARGE_LABELS,
  EMPLOYMENT_LABELS,
  HOME_LABELS,
  INDUSTRY_LABELS,
  MINORITY_LABELS,
  NONPROFIT_LABELS,
  TIMELINE_LABELS,
} from '../choices.ts';
import { isAsked } from '../form-values.ts';
import { NEED_LABELS, RELATION_LABELS } from '../household-texts.ts';
import { type FieldName, INPUTS } from '../inputs.ts';
import { QUESTIONS_OF, type SectionName } from './list.ts';
import { NO_ANSWERS, SUMMARY } from './texts.ts';

type Words = string | false | null | undefined;

/** The answers of a part in one line: "Age 71 · Columbus, OH · U.S. citizen or national". */
export function summaryOf(section: SectionName, answers: Profile): string {
  const said = wordsOf(section, answers).filter((words): words is string => Boolean(words));
  const line = said.join(' · ');
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : NO_ANSWERS;
}

function wordsOf(section: SectionName, answers: Profile): Words[] {
  const { household } = answers;
  switch (section) {
    case 'needs':
      return answers.needs.map((need) => NEED_LABELS[need]);
    case 'people':
      return (household?.people ?? []).map(({ relation, age }) =>
        age === null ? RELATION_LABELS[relation] : `${RELATION_LABELS[relation]}, ${age}`,
      );
    case 'money':
      return moneyOf(household);
    default:
      return QUESTIONS_OF[section]
        .filter((name) => isAsked(name, answers))
        .map((name) => FIELD_WORDS[name]?.(answers) ?? checked(name, answers));
  }
}

function moneyOf(household: Profile['household']): Words[] {
  if (!household) return [];
  const { incomes, housingCost, childCareCost, medicalCost, savings, paysHeating } = household;
  return [
    incomes.length > 0 && SUMMARY.incomes(incomes.length),
    housingCost !== null && SUMMARY.housing(housingCost),
    childCareCost !== null && SUMMARY.childCare(childCareCost),
    medicalCost !== null && SUMMARY.medical(medicalCost),
    savings !== null && SUMMARY.savings(savings),
    paysHeating === true && SUMMARY.heating,
  ];
}

function checked(name: FieldName, answers: Profile): Words {
  const words: Readonly<Record<string, string>> = SUMMARY.checks;
  return INPUTS[name].as === 'check' && answers[name] === true && words[name];
}

function told<Answer>(answer: Answer | null, words: (answer: Answer) => string): Words {
  return answer !== null && words(answer);
}

function chosen<Value extends string>(labels: Readonly<Record<Value, string>>, value: Value, silent: string): Words {
  return value !== silent && labels[value];
}

const OPEN = 'not_specified';

const FIELD_WORDS: Readonly<Partial<Record<FieldName, (answers: Profile) => Words>>> = {
  age: ({ age }) => told(age, SUMMARY.age),
  location: ({ location }) => location,
  zipCode: ({ zipCode }) => zipCode && SUMMARY.zipCode(zipCode),
  citizenshipStatus: (p) => chosen(CITIZENSHIP_LABELS, p.citizenshipStatus, OPEN),
  permanentResidentSince: (p) => told(p.permanentResidentSince, SUMMARY.residentSince),
  minorityGroup: (p) => chosen(MINORITY_LABELS, p.minorityGroup, OPEN),
  tribalAffiliation: (p) => p.tribalAffiliation,
  householdSize: (p) => told(p.householdSize, SUMMARY.householdSize),
  householdIncome: (p) => told(p.householdIncome, SUMMARY.householdIncome),
  numberOfChildren: (p) => told(p.numberOfChildren, SUMMARY.children),
  pregnancy: (p) => p.pregnancy === 'yes' && SUMMARY.pregnant,
  occupation: (p) => p.occupation,
  employmentStatus: (p) => chosen(EMPLOYMENT_LABELS, p.employmentStatus, OPEN),
  industryExperience: (p) => chosen(INDUSTRY_LABELS, p.industryExperience, OPEN),
  isStudent: (p) => ({ no: null, current: SUMMARY.student, future: SUMMARY.futureStudent })[p.isStudent],
  education: (p) => p.education,
  veteranDischarge: (p) => chosen(DISCHARGE_LABELS, p.veteranDischarge, OPEN),
  veteranDisabilityRating: (p) => told(p.veteranDisabilityRating, SUMMARY.rating),
  communityType: (p) => chosen(COMMUNITY_LABELS, p.communityType, OPEN),
  homeownershipStatus: (p) => chosen(HOME_LABELS, p.homeownershipStatus, OPEN),
  nonprofitStatus: (p) => chosen(NONPROFIT_LABELS, p.nonprofitStatus, 'not_applicable'),
  projectTimeline: (p) => chosen(TIMELINE_LABELS, p.projectTimeline, OPEN),
  organizationName: (p) => p.organizationName,
  annualRevenue: (p) => told(p.annualRevenue, SUMMARY.revenue),
  numberOfEmployees: (p) => told(p.numberOfEmployees, SUMMARY.employees),
};
