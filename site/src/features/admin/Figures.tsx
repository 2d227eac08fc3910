interface Figure {
  name: string;
  value: string;
  /** Shown on a second line. */
  note?: string | undefined;
}

/** Key figures side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="admin-figures">
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className="admin-figure-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
