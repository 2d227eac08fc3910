import type { Profile } from '../../../../../contract/profile/profile.ts';
import { DOT } from '../../../lib/dot.ts';
import { chosen, NO_ANSWER } from '../form/chosen.ts';
import type { FieldName } from '../form/field-inputs.ts';
import { FIELD_QUESTIONS } from '../form/field-questions.ts';
import { FOLLOW_UP_TEXTS } from '../form/follow-ups/follow-up-texts.ts';
import { followUpsAfter } from '../form/follow-ups/follow-ups.ts';
import { FORM_FIELDS, isAsked, type Words } from '../form/form-fields.ts';
import { NEED_LABELS, RELATION_LABELS } from '../form/household-texts.ts';
import { questionsOf } from './list.ts';
import { NO_ANSWERS, type SectionName, SUMMARY } from './texts.ts';

/** Returns a section's answers on one line: "Age 71 · Columbus, OH · U.S. citizen or national". */
export function summaryOf(section: SectionName, answers: Profile): string {
  const said = wordsOf(section, answers).filter((words): words is string => Boolean(words));
  const line = said.join(DOT);
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : NO_ANSWERS;
}

function wordsOf(section: SectionName, answers: Profile): Words[] {
  const { household } = answers;
  switch (section) {
    case 'needs':
      return [...answers.needs.map((need) => NEED_LABELS[need]), ...chosenAfter('needs', answers)];
    case 'people':
      return (household?.people ?? []).map(({ relation, age }) =>
        age === null ? RELATION_LABELS[relation] : `${RELATION_LABELS[relation]}, ${age}`,
      );
    case 'money':
      return moneyOf(household);
    default:
      return questionsOf(section)
        .filter((name) => isAsked(name, answers))
        .flatMap((name) => [wordsFor(name, answers), ...chosenAfter(name, answers)]);
  }
}

/** Returns the chosen options of the questions that follow this one. A month says nothing without its year. */
function chosenAfter(question: FieldName | 'needs', answers: Profile): Words[] {
  return followUpsAfter(question, answers)
    .filter((name) => (answers[name] ?? NO_ANSWER) !== NO_ANSWER && name !== 'permanentResidentMonth')
    .map((name) => FOLLOW_UP_TEXTS[name].choices[String(answers[name])]);
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

function wordsFor(name: FieldName, answers: Profile): Words {
  const { summary } = FORM_FIELDS[name];
  if (typeof summary === 'function') return summary(answers);
  const answer = answers[name];
  if (summary !== undefined) return (answer === true || answer === 'yes') && summary;
  return FIELD_QUESTIONS[name].input.as === 'choice' ? chosen(name, answers) : answer?.toString();
}
