import { LOADING_SAVED } from './save-texts.ts';

export function SavedSkeleton() {
  return (
    <div role="status" className="stack [--gap:1rem]">
      <p className="min-h-6 text-ink-soft">{LOADING_SAVED}</p>
      <div className="grid gap-5 md:grid-cols-2" aria-hidden="true">
        <div className="skeleton h-64 rounded-card" />
        <div className="skeleton h-64 rounded-card" />
      </div>
    </div>
  );
}
