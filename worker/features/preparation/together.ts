import type { SharedAddress } from '../../../contract/my-plan.ts';
import type { Program } from '../catalogue/program.ts';

/** What decides which programs are applied for together. */
export type AppliedFor = Pick<Program, 'id' | 'title' | 'description' | 'applicationUrl'> & {
  detail: Pick<Program['detail'], 'documents' | 'howToApply'>;
};

/** A sentence that says that an application counts for more than one program. */
const ONE_FORM = /\b(one|the same|a single) (\w+ )?(application|form)\b/i;
/** and one that only counts applications: "one application for each school year". */
const COUNTED = /\b(each|every|a) (school |academic )?year\b/i;

/**
 * Programs with the same address to apply at, two or more of them. That one application counts for all is said only where
 * each program's own texts say so, or where the address is the FAFSA's and each program names it.
 */
export function sharedAddressesOf(programs: readonly AppliedFor[]): SharedAddress[] {
  const byAddress = Map.groupBy(programs, ({ applicationUrl }) => addressOf(applicationUrl));
  return [...byAddress].flatMap(([address, sharing]) => {
    const url = sharing[0]?.applicationUrl;
    if (address === null || !url || sharing.length < 2) return [];
    const says = sharing.flatMap((program) => {
      const text = sentenceOf(program);
      return text === undefined ? [] : [{ title: program.title, text }];
    });
    const isFafsa =
      /fafsa/i.test(address) && sharing.every((program) => linesOf(program).some((line) => /FAFSA/.test(line)));
    return [
      {
        url,
        isOneForm: isFafsa || says.length === sharing.length,
        programs: sharing.map(({ id, title }) => ({ id, title })),
        says,
      },
    ];
  });
}

/** An address without what may differ between two ways to write it; null where it is none. */
function addressOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
}

function linesOf({ detail: { documents, howToApply }, description }: AppliedFor): string[] {
  return [...howToApply, ...documents, description ?? ''];
}

function sentenceOf({ detail: { howToApply }, description }: AppliedFor): string | undefined {
  return [...howToApply, description ?? '']
    .flatMap((text) => text.split(/(?<=\.)\s+/))
    .find((sentence) => ONE_FORM.test(sentence) && !COUNTED.test(sentence));
}
