interface Props {
  /** "Over $132 billion in funding": the figure stands out, the words around it say what it counts. */
  before?: string | undefined;
  figure: string;
  after?: string | undefined;
}

export function Stat({ before, figure, after }: Props) {
  return (
    <p className="stat">
      {before && `${before} `}
      <strong>{figure}</strong>
      {after && ` ${after}`}
    </p>
  );
}
