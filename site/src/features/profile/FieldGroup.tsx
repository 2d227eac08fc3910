import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  why: string;
  children: ReactNode;
}

export function FieldGroup({ title, why, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line py-10 md:grid-cols-[1fr_2fr] md:gap-12">
      <div className="stack [--gap:0.5rem]">
        <h2 id={id}>{title}</h2>
        <p className="text-ink-soft">{why}</p>
      </div>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">{children}</div>
    </section>
  );
}

/** Yes-or-no answers in one row of the group. */
export function CheckboxGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="col-span-full">
      <legend className="field-label">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
