import { WithPhones } from './WithPhones.tsx';

/** A source's plain text: one paragraph per line. */
export function TextLines({ text, isCallable = false }: { text: string; isCallable?: boolean }) {
  const lines = text.split(/\s*\n\s*/).filter(Boolean);
  return (
    <div className="stack max-w-[62ch] wrap-anywhere [--gap:0.75rem]">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order, and may repeat
        <p key={index} dir="auto">
          <WithPhones text={line} isCallable={isCallable} />
        </p>
      ))}
    </div>
  );
}
