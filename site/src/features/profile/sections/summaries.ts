import type { Profile } from '../../../../../contract/profile.ts';
import { DOT } from '../../../lib/dot.ts';
import { chosen } from '../chosen.ts';
import { isAsked } from '../form-values.ts';
import { NEED_LABELS, RELATION_LABELS } from '../household-texts.ts';
import { type FieldName, INPUTS } from '../inputs.ts';
import { QUESTIONS_OF, type SectionName } from './list.ts';
import { NO_ANSWERS, SUMMARY } from './texts.ts';

type Words = string | false | null | undefined;

/** A section's answers on one line: "Age 71 · Columbus, OH · U.S. citizen or national". */
export function summaryOf(section: SectionName, answers: Profile): string {
  const said = wordsOf(section, answers).filter((words): words is string => Boolean(words));
  const line = said.join(DOT);
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

const FIELD_WORDS: Readonly<Partial<Record<FieldName, (answers: Profile) => Words>>> = {
  age: ({ age }) => told(age, SUMMARY.age),
  location: ({ location }) => location,
  zipCode: ({ zipCode }) => zipCode && SUMMARY.zipCode(zipCode),
  citizenshipStatus: (p) => chosen('citizenshipStatus', p),
  permanentResidentSince: (p) => told(p.permanentResidentSince, SUMMARY.residentSince),
  minorityGroup: (p) => chosen('minorityGroup', p),
  tribalAffiliation: (p) => p.tribalAffiliation,
  householdSize: (p) => told(p.householdSize, SUMMARY.householdSize),
  householdIncome: (p) => told(p.householdIncome, SUMMARY.householdIncome),
  numberOfChildren: (p) => told(p.numberOfChildren, SUMMARY.children),
  pregnancy: (p) => p.pregnancy === 'yes' && SUMMARY.pregnant,
  occupation: (p) => p.occupation,
  employmentStatus: (p) => chosen('employmentStatus', p),
  industryExperience: (p) => chosen('industryExperience', p),
  isStudent: (p) => ({ no: null, current: SUMMARY.student, future: SUMMARY.futureStudent })[p.isStudent],
  education: (p) => p.education,
  veteranDischarge: (p) => chosen('veteranDischarge', p),
  veteranDisabilityRating: (p) => told(p.veteranDisabilityRating, SUMMARY.rating),
  communityType: (p) => chosen('communityType', p),
  homeownershipStatus: (p) => chosen('homeownershipStatus', p),
  nonprofitStatus: (p) => p.nonprofitStatus !== 'not_applicable' && chosen('nonprofitStatus', p),
  projectTimeline: (p) => chosen('projectTimeline', p),
  organizationName: (p) => p.organizationName,
  annualRevenue: (p) => told(p.annualRevenue, SUMMARY.revenue),
  numberOfEmployees: (p) => told(p.numberOfEmployees, SUMMARY.employees),
};
