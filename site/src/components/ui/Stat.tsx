interface Props {
  /** "Over $132 billion in funding": one text in one element, so people can find and quote it whole. */
  children: string;
}

export function Stat({ children }: Props) {
  return <p className="stat">{children}</p>;
}
