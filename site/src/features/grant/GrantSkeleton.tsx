import { LOADING } from './texts.ts';

export function GrantSkeleton() {
  return (
    <div className="stack [--gap:2rem]" role="status">
      <h1 className="visually-hidden">{LOADING}</h1>
      <div className="skeleton h-12 w-4/5" />
      <div className="skeleton h-28" />
      <div className="skeleton h-64" />
      <TextSkeleton />
    </div>
  );
}

export function TextSkeleton() {
  return (
    <div className="stack [--gap:0.75rem]" aria-hidden="true">
      <div className="skeleton h-8 w-1/2" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5 w-2/3" />
    </div>
  );
}
