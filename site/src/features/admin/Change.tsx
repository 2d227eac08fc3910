interface Props {
  name: string;
  before: string | null;
  after: string | null;
  words: { before: string; after: string; blank: string };
}

/** One field before and after an edit. */
export function Change({ name, before, after, words }: Props) {
  return (
    <div className="stack [--gap:0.375rem]">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <div className="admin-change">
        <Side name={words.before} text={before} blank={words.blank} />
        <Side name={words.after} text={after} blank={words.blank} />
      </div>
    </div>
  );
}

function Side({ name, text, blank }: { name: string; text: string | null; blank: string }) {
  return (
    <div>
      <span className="admin-change-name">{name}</span>
      {text === null || text === '' ? <span className="text-ink-soft">{blank}</span> : text}
    </div>
  );
}
