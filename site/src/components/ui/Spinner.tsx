/** Fills the space of a page that is still loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <h1 className="visually-hidden">{label}</h1>
    </div>
  );
}
