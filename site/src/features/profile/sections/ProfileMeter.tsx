import { useWatch } from 'react-hook-form';
import { type Profile, profile } from '../../../../../contract/profile/profile.ts';
import type { AskedFacts } from '../../../../../matching/conditions/asked-facts.ts';
import { Progress } from '../../../components/ui/Progress.tsx';
import { FIELD_QUESTIONS } from '../form/field-questions.ts';
import type { Form } from '../form/form.ts';
import { METER } from '../texts.ts';
import { SECTION_NAMES } from './list.ts';
import { answersIn, type Meter, meterOf, type OpenQuestion } from './meter.ts';
import { summaryOf } from './summaries.ts';
import { NO_ANSWERS } from './texts.ts';

interface Props {
  form: Form;
  told: Profile;
  asked: AskedFacts;
  /** The name of the person the answers are about, if not the member. */
  of?: string | undefined;
  onGo: (question: OpenQuestion) => void;
}

/** Shows how much each answer helps, while the member types. */
export function ProfileMeter({ form, told, asked, of, onGo }: Props) {
  const answers = answersIn(useWatch({ control: form.control }), profile.parse(told));
  const { next } = meterOf(answers, asked);
  const answered = SECTION_NAMES.filter((name) => summaryOf(name, answers) !== NO_ANSWERS).length;
  const name = next && nameOf(next.question);
  return (
    <div className="card stack mb-4 [--gap:0.75rem]">
      <Progress
        label={of === undefined ? METER.label : METER.labelOf(of)}
        value={answered}
        max={SECTION_NAMES.length}
        valueText={METER.answered(answered, SECTION_NAMES.length)}
      />
      <p className="text-ink-soft">
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
          METER.all
        )}
      </p>
    </div>
  );
}

function saysWhy({ question, programs }: NonNullable<Meter['next']>): string {
  if (question === 'housingCost') return METER.rent;
  return question === 'incomes' ? METER.incomes : METER.asks(programs);
}

function nameOf(question: OpenQuestion): string {
  if (question === 'childAges' || question === 'housingCost' || question === 'incomes') return METER.others[question];
  return FIELD_QUESTIONS[question].label;
}
