import { useWatch } from 'react-hook-form';
import { type Profile, profile } from '../../../../../contract/profile.ts';
import type { AskedFacts } from '../../../../../matching/asked.ts';
import { Progress } from '../../../components/ui/Progress.tsx';
import type { Form } from '../form.ts';
import { LABELS } from '../labels.ts';
import { METER } from '../texts.ts';
import { answersIn, meterOf, type OpenQuestion } from './meter.ts';

interface Props {
  form: Form;
  told: Profile;
  asked: AskedFacts;
  onGo: (question: OpenQuestion) => void;
}

/** Shows while one types what an answer is good for. */
export function ProfileMeter({ form, told, asked, onGo }: Props) {
  const { percent, next } = meterOf(answersIn(useWatch({ control: form.control }), profile.parse(told)), asked);
  return (
    <div className="card stack mb-4 [--gap:0.75rem]">
      <Progress label={METER.label} value={percent} />
      <p className="text-ink-soft">
        {next ? (
          <>
            {METER.next}{' '}
            <button type="button" className="text-button" onClick={() => onGo(next.question)}>
              {LABELS[next.question]}
            </button>
            {'. '}
            {METER.asks(next.programs)}
          </>
        ) : (
          METER.all
        )}
      </p>
    </div>
  );
}
