const PHONE = /((?:1-)?\d{3}-\d{3}-\d{4})/;

/** A text whose phone numbers stay on one line. */
export function WithPhones({ text }: { text: string }) {
  return text.split(PHONE).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order, and may repeat
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
