import { LOADING } from './texts.ts';

/** The page's skeleton until the member and the program have loaded. */
export function GrantSkeleton({ label = LOADING }: { label?: string }) {
  return (
    <div role="status">
      <h1 className="visually-hidden">{label}</h1>
      <div className="program-page" aria-hidden="true">
        <div className="stack [--gap:2rem]">
          <div className="stack [--gap:0.875rem]">
            <div className="flex min-h-7 items-center">
              <span className="spinner" />
            </div>
            <div className="skeleton h-20 w-11/12" />
            <div className="program-page-glance">
              <div className="skeleton h-28" />
            </div>
            <div className="skeleton h-11 w-40" />
          </div>
          <div className="skeleton h-96" />
        </div>
        <div className="action-bar">
          <div className="skeleton h-28 at-a-glance" />
          <div className="skeleton min-h-11 flex-1 lg:flex-none" />
          <div className="skeleton h-11 w-20 lg:w-full" />
        </div>
      </div>
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
