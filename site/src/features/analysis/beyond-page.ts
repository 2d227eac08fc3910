import type { Analysis, AnalysisSections, SectionName, Statement } from '../../../../contract/analysis.ts';
import type { GrantDetail } from '../../../../contract/grants.ts';

/** What an analysis shows of each section: what the source was quoted for, and of the record what the page does not say already. */
export function beyondPage({ sections, madeBy }: Analysis, grant: GrantDetail): AnalysisSections {
  const said = saidOnPage(grant);
  const without = <S extends Statement>(statements: readonly S[]) =>
    statements.filter(({ text, quote }) => (madeBy === 'model' && quote !== null) || !said.has(bare(text)));
  return {
    eligibility: without(sections.eligibility),
    requirements: without(sections.requirements),
    applicationProcess: without(sections.applicationProcess),
    timeline: without(sections.timeline),
    // Whom to ask is never left out where a model found nobody.
    contactInfo: madeBy === 'model' ? sections.contactInfo : without(sections.contactInfo),
    tips: without(sections.tips),
  } satisfies Record<SectionName, Statement[]>;
}

function saidOnPage(grant: GrantDetail): ReadonlySet<string> {
  const { documents, howToApply, contact, deadline, eligibility, requirements, provider, providerUrl } = grant;
  const texts = [
    ...documents,
    ...howToApply,
    ...grant.match.reasons.map(({ text }) => text),
    ...[eligibility, requirements, contact].flatMap((text) => text?.split('\n') ?? []),
    ...[contact, deadline, provider, `${provider}: ${providerUrl}`].flatMap((text) => text ?? []),
  ];
  return new Set(texts.map(bare));
}

/** The words without what ends a sentence. */
function bare(words: string): string {
  return words.trim().replace(/[\s.;,:]+$/, '');
}
