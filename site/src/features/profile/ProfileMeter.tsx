import { useWatch } from 'react-hook-form';
import { profile } from '../../../../contract/profile.ts';
import type { User } from '../../../../contract/user.ts';
import type { AskedFacts } from '../../../../matching/asked.ts';
import { Progress } from '../../components/ui/Progress.tsx';
import type { Form } from './form.ts';
import { LABELS } from './labels.ts';
import { answersIn, meterOf } from './meter.ts';
import { METER } from './texts.ts';

interface Props {
  form: Form;
  user: User;
  asked: AskedFacts;
}

/** Shows while one types what an answer is good for. */
export function ProfileMeter({ form, user, asked }: Props) {
  const { percent, next } = meterOf(answersIn(useWatch({ control: form.control }), profile.parse(user)), asked);
  return (
    <div className="card stack mb-10 [--gap:0.75rem]">
      <Progress label={METER.label} value={percent} />
      <p className="text-ink-soft">
        {next ? (
          <>
            {METER.next}{' '}
            <button type="button" className="text-button" onClick={() => form.setFocus(next.question)}>
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
