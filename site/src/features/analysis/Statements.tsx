import { OUR_SUMMARY, type SectionName, type Statement } from '../../../../contract/analysis.ts';
import { SourceLine } from '../program/SourceLine.tsx';
import { isOurSummary } from './beyond-page.ts';
import { bySource } from './by-source.ts';
import { FROM_SUMMARY, SOURCE } from './texts.ts';

/** Says nothing about what is asked for. */
const UNNAMED_TYPE = 'Other';

interface Props {
  name: SectionName;
  statements: readonly (Statement & { type?: string })[];
}

/** Statements with the words that they stand on; those of one source in a row share its name. */
export function Statements({ name, statements }: Props) {
  const List = name === 'applicationProcess' ? 'ol' : 'ul';
  return bySource(statements).map(({ first, source, statements: some }) => (
    <div key={first}>
      <List className="analysis-statements" {...(List === 'ol' ? { start: first + 1 } : {})}>
        {some.map((statement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the statements never change their order, and may repeat
          <li key={index} dir="auto">
            {statement.type && statement.type !== UNNAMED_TYPE && <strong>{statement.type}: </strong>}
            <Words {...statement} quote={isOurSummary(statement.source) ? null : statement.quote} />
          </li>
        ))}
      </List>
      {source && (
        <p className="analysis-source">
          {isOurSummary(source) ? FROM_SUMMARY : SOURCE} <SourceLine source={named(source)} />
        </p>
      )}
    </div>
  ));
}

/** The source under its own name, also where our summary of it was read. */
function named(source: NonNullable<Statement['source']>): NonNullable<Statement['source']> {
  return isOurSummary(source) ? { ...source, title: source.title.slice(OUR_SUMMARY.length) } : source;
}

/** A statement with its quote; where the source's own words are all there is of it, they stand alone. */
function Words({ text, quote }: Pick<Statement, 'text' | 'quote'>) {
  if (quote && bare(quote) === bare(text)) return <q>{quote}</q>;
  return (
    <>
      {text}
      {quote && <blockquote>“{quote}”</blockquote>}
    </>
  );
}

/** The words without what ends a sentence. */
function bare(words: string): string {
  return words.replace(/[\s.;,:]+$/, '');
}
