const PHONE = /((?:1-)?\d{3}-\d{3}-\d{4})/;

/** A text whose phone numbers don't wrap. `isCallable` makes them links; leave it off inside other controls. */
export function WithPhones({ text, isCallable = false }: { text: string; isCallable?: boolean }) {
  return text.split(PHONE).map((part, place) =>
    place % 2 === 1 ? (
      isCallable ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order, and may repeat
        <a key={place} className="whitespace-nowrap" href={`tel:+1${part.replace(/^1-/, '').replaceAll('-', '')}`}>
          {part}
        </a>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order, and may repeat
        <span key={place} className="whitespace-nowrap">
          {part}
        </span>
      )
    ) : (
      part
    ),
  );
}
