import { useWatch } from 'react-hook-form';
import { type Profile, profile } from '../../../../../contract/profile/profile.ts';
import { Progress } from '../../../components/ui/Progress.tsx';
import { FIELD_QUESTIONS } from '../form/field-questions.ts';
import type { Form } from '../form/form.ts';
import { METER } from '../texts.ts';
import { concerns, SECTION_NAMES } from './list.ts';
import { answersIn, type Next, nextOf } from './meter.ts';
import { summaryOf } from './summaries.ts';
import { NO_ANSWERS } from './texts.ts';
import { useQuestions } from './use-questions.ts';

interface Props {
  form: Form;
  told: Profile;
  /** The name of the person the answers are about, if not the member. */
  of?: string | undefined;
  onGo: (question: Next['question']) => void;
}

/** Shows how much is answered and what to answer next, while the member types. */
export function ProfileMeter({ form, told, of, onGo }: Props) {
  const answers = answersIn(useWatch({ control: form.control }), profile.parse(told));
  const next = nextOf(answers, useQuestions(answers));
  const parts = SECTION_NAMES.filter((name) => concerns(name, answers));
  const answered = parts.filter((name) => summaryOf(name, answers) !== NO_ANSWERS).length;
  const name = next && nameOf(next.question);
  return (
    <div className="card stack mb-4 [--gap:0.75rem]">
      <Progress
        label={of === undefined ? METER.label : METER.labelOf(of)}
        value={answered}
        max={parts.length}
        valueText={METER.answered(answered, parts.length)}
      />
      <p className="min-h-[3lh] text-ink-soft">
        {next && name ? (
          <>
            {METER.next}{' '}
            <button type="button" className="text-button" onClick={() => onGo(next.question)}>
              {name}
            </button>
            {name.endsWith('?') ? ' ' : '. '}
            {saysWhy(next)}
          </>
        ) : (
          next === null && METER.all
        )}
      </p>
    </div>
  );
}

function saysWhy({ question, programs }: Next): string {
  if (question === 'childAges' || question === 'housingCost' || question === 'incomes') return METER.why[question];
  return programs > 0 ? METER.asks(programs) : '';
}

function nameOf(question: Next['question']): string {
  if (question === 'childAges' || question === 'housingCost' || question === 'incomes') return METER.others[question];
  return FIELD_QUESTIONS[question].label;
}
