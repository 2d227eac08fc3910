const CARDS = ['a', 'b', 'c', 'd'];

export function ResultsSkeleton() {
  return (
    <div className="results-skeleton grid gap-5 md:grid-cols-2" aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className="card stack [--gap:0.875rem]">
          <div className="skeleton h-6 w-2/5" />
          <div className="skeleton h-8" />
          <div className="skeleton h-5 w-3/5" />
          <div className="skeleton h-24" />
        </div>
      ))}
    </div>
  );
}
