import { useId, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { MergedList } from './MergedList.tsx';
import { MERGED } from './texts.ts';

const ANCHOR = 'my-documents';

/** The documents for all programs. Shown on demand, because there can be many. */
export function DocumentsPart() {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <section id={ANCHOR} aria-labelledby={`${ANCHOR}-title`} className="stack [--gap:1rem]">
      <div className="stack [--gap:0.5rem]">
        <h3 id={`${ANCHOR}-title`} className="subhead">
          {MERGED.title}
        </h3>
        <p className="text-ink-soft">{MERGED.text}</p>
      </div>
      <div className="no-print">
        <Button
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? MERGED.hide : MERGED.show}
        </Button>
      </div>
      {isOpen && (
        <div id={panel}>
          <MergedList />
        </div>
      )}
    </section>
  );
}
