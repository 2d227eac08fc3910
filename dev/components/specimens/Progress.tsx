import { useState } from 'react';
import { Button } from '../../../site/src/components/ui/Button.tsx';
import { Progress } from '../../../site/src/components/ui/Progress.tsx';

const STATES = 10;

export function ProgressSpecimen() {
  const [done, setDone] = useState(3);
  return (
    <div className="specimen-stack">
      <Progress label="Reading states" value={done} max={STATES} valueText={`${done} of ${STATES} states`} />
      <Button look="quiet" onClick={() => setDone((done + 1) % (STATES + 1))}>
        One more state
      </Button>
      <Progress label="Nothing yet" value={0} />
      <Progress label="Complete" value={100} />
      <Progress label="Nobody knows how long" value={null} valueText="Working…" />
      <Progress
        label="A long name: reading all programs of all agencies of all states, tribes and territories"
        value={64}
        valueText="About 12 minutes and some seconds are left"
      />
    </div>
  );
}
