import { OUR_SUMMARY, type SectionName, type Statement } from '../../../../../contract/ai/analysis.ts';
import { EnglishMark, languageOf } from '../../../locale/english/english-mark.ts';
import { SourceLine } from '../../program/conditions/SourceLine.tsx';
import { isOurSummary } from './beyond-page.ts';
import { bySource } from './by-source.ts';
import { FROM_SUMMARY, SOURCE } from './texts.ts';

/** A label that says nothing about the document. */
const UNNAMED_TYPE = 'Other';

interface Props {
  name: SectionName;
  statements: readonly (Statement & { type?: string })[];
}

/** Statements with their evidence. Consecutive statements from one source share its name. */
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

/** Shows the source by its own name, even if only our summary of it was read. */
function named(source: NonNullable<Statement['source']>): NonNullable<Statement['source']> {
  return isOurSummary(source) ? { ...source, title: source.title.slice(OUR_SUMMARY.length) } : source;
}

/** A statement with its quote, or just the quote if the statement is in the source's own words. */
function Words({ text, quote, isEnglish }: Pick<Statement, 'text' | 'quote' | 'isEnglish'>) {
  const isQuoted = quote && stripPunctuation(quote) === stripPunctuation(text);
  return (
    <>
      {isQuoted ? <q lang="en">{quote}</q> : <span lang={languageOf({ isEnglish })}>{text}</span>}
      <EnglishMark isEnglish={isEnglish} />
      {quote && !isQuoted && <blockquote lang="en">“{quote}”</blockquote>}
    </>
  );
}

/** Strips final punctuation. */
function stripPunctuation(words: string): string {
  return words.replace(/[\s.;,:]+$/, '');
}
