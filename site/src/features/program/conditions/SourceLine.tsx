import { isLaw } from '../../../../../matching/program/source-dates.ts';
import { longDate } from '../../../lib/dates.ts';
import { IN_FORCE, sourceDate } from '../texts.ts';
import { WebLink } from '../website/WebLink.tsx';
import { readOn, sourceWords } from './source-words.ts';

interface Source {
  title: string;
  url: string;
  date: string;
}

interface Props {
  source: Source;
  /** Formats the source's date. */
  dateWords?: (date: string) => string;
}

/** A source and its date. A law applies until it's changed, so the date of its text doesn't say how current it is. */
export function SourceLine({ source, dateWords = longDate }: Props) {
  const words = sourceWords(source.title);
  return (
    <>
      <WebLink href={source.url}>{words.name}</WebLink>{' '}
      {isLaw(source) ? IN_FORCE : sourceDate(readOn(words, dateWords(source.date)))}
    </>
  );
}
