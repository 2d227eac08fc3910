import { type ReactNode, useId } from 'react';
import { SECTIONS, type SectionName } from './texts.ts';

interface Props {
  name: SectionName;
  /** Undefined for a section that doesn't concern this person, which then asks for nothing. */
  summary: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/**
 * One section of the form. Collapsed, it shows a summary of its answers; its fields stay mounted so typed text isn't
 * lost.
 */
export function FoldedSection({ name, summary, isOpen, onToggle, children }: Props) {
  const id = useId();
  const { title, why } = SECTIONS[name];
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line">
      <h2>
        <button type="button" className="fold-button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className="min-w-0">
            <span id={`${id}-title`} className="block">
              {title}
            </span>
            <span className="fold-summary" hidden={isOpen || summary === undefined}>
              {summary}
            </span>
          </span>
          <svg viewBox="0 0 12 8" className={`w-3 flex-none ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true">
            <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="stack pb-8">
        {summary !== undefined && <p className="text-ink-soft">{why}</p>}
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
      </div>
    </section>
  );
}
