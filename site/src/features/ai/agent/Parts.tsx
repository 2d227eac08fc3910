import type { AnswerPart } from '../../../../../contract/ai/agent.ts';
import { EnglishMark, languageOf } from '../../../locale/english/english-mark.ts';
import { SourceLine } from '../../program/conditions/SourceLine.tsx';
import { grantPath } from '../../program/route.ts';
import { KINDS, WORDS } from './texts.ts';

/** The sentences of an answer, each with its evidence. */
export function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="agent-parts">
      {parts.map((part) => (
        <li key={part.kind === 'program' ? part.id : part.text} dir="auto">
          {part.kind === 'program' ? (
            <>
              <a className="font-semibold" href={grantPath(part.id)}>
                {part.title}
              </a>
              <p className="text-small text-ink-soft">{part.text}</p>
            </>
          ) : part.kind === 'stated' ? (
            <>
              <span lang={languageOf(part)}>{part.text === part.quote ? <q>{part.text}</q> : part.text}</span>
              <EnglishMark isEnglish={part.isEnglish} />
              <details className="agent-words">
                <summary>{WORDS}</summary>
                {part.text !== part.quote && <blockquote lang="en">“{part.quote}”</blockquote>}
                <p>
                  <SourceLine source={part.source} />
                </p>
              </details>
            </>
          ) : (
            <>
              {part.text} <span className="agent-kind">{KINDS[part.kind]}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
