import { useWatch } from 'react-hook-form';
import { type Profile, profile } from '../../../../../contract/profile.ts';
import type { AskedFacts } from '../../../../../matching/asked.ts';
import { Progress } from '../../../components/ui/Progress.tsx';
import type { Form } from '../form.ts';
import { LABELS } from '../labels.ts';
import { METER } from '../texts.ts';
import { SECTION_NAMES } from './list.ts';
import { answersIn, meterOf, type OpenQuestion } from './meter.ts';
import { summaryOf } from './summaries.ts';
import { NO_ANSWERS } from './texts.ts';

interface Props {
  form: Form;
  told: Profile;
  asked: AskedFacts;
  onGo: (question: OpenQuestion) => void;
}

/** Shows how much each answer helps, while the member types. */
export function ProfileMeter({ form, told, asked, onGo }: Props) {
  const answers = answersIn(useWatch({ control: form.control }), profile.parse(told));
  const { next } = meterOf(answers, asked);
  const answered = SECTION_NAMES.filter((name) => summaryOf(name, answers) !== NO_ANSWERS).length;
  const name = next?.question === 'childAges' ? METER.childAges : next && LABELS[next.question];
  return (
    <div className="card stack mb-4 [--gap:0.75rem]">
      <Progress
        label={METER.label}
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
            {METER.asks(next.programs)}
          </>
        ) : (
          METER.all
        )}
      </p>
    </div>
  );
}
