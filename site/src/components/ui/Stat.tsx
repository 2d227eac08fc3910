interface Props {
  /** "Over $132 billion in funding": one text in one element, so that it can be found and quoted as a whole. */
  children: string;
}

export function Stat({ children }: Props) {
  return <p className="stat">{children}</p>;
}
