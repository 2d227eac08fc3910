import type { AnalysisSections, Statement } from '../../../../../contract/ai/analysis.ts';
import { isEnglishText, type OwnSpanish } from './own-spanish.ts';
import type { Translations } from './translation.ts';

/** Kinds of requirements. "Other" is missing, because the page doesn't show it. */
const TYPES: Readonly<Record<string, string>> = {
  Document: 'Documento',
  Information: 'Información',
  Registration: 'Registro',
  Condition: 'Requisito',
};

/** Translates an analysis's statements, and marks those that stay in English. Quotes and sources stay unchanged. */
export function sectionsInSpanish(
  sections: AnalysisSections,
  { say }: OwnSpanish,
  translations: Translations = {},
): AnalysisSections {
  const own = <S extends Statement>(statement: S): S => {
    const { text } = statement;
    const translated = Object.hasOwn(translations, text) ? translations[text] : undefined;
    const said = translated ?? sayInParts(text, say);
    return said === text && isEnglishText(text) ? { ...statement, isEnglish: true } : { ...statement, text: said };
  };
  return {
    eligibility: sections.eligibility.map(own),
    requirements: sections.requirements.map((one) => ({ ...own(one), type: TYPES[one.type] ?? one.type })),
    applicationProcess: sections.applicationProcess.map(own),
    timeline: sections.timeline.map(own),
    contactInfo: sections.contactInfo.map(own),
    tips: sections.tips.map(own),
  };
}

/** Returns the statements that aren't our own texts, so only a model can translate them. */
export function untranslated(sections: AnalysisSections, { say }: OwnSpanish): string[] {
  const texts = Object.values(sections).flatMap((statements: Statement[]) => statements.map(({ text }) => text));
  return texts.filter((text) => sayInParts(text, say) === text && isEnglishText(text));
}

/** Translates alternatives joined by semicolons, but only if all of them are known, so no text mixes languages. */
function sayInParts(text: string, say: OwnSpanish['say']): string {
  const whole = say(text);
  if (whole !== text || !text.includes('; ')) return whole;
  const parts = text.split('; ');
  const own = parts.map(say);
  return own.some((part, place) => part === parts[place]) ? text : own.join('; ');
}
