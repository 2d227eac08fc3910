import {
  type Analysis,
  type AnalysisSections,
  OUR_SUMMARY,
  type SectionName,
  type Statement,
} from '../../../../../contract/ai/analysis.ts';
import type { GrantDetail, Reason } from '../../../../../contract/programs/grants.ts';

/** The fields of a program that its free page shows. */
type Page = Pick<
  GrantDetail,
  'documents' | 'howToApply' | 'contact' | 'deadline' | 'eligibility' | 'requirements' | 'provider' | 'providerUrl'
> & { match: { reasons: readonly Pick<Reason, 'criterion' | 'verdict' | 'text'>[] } };

/**
 * Returns what an analysis shows in each section: statements that quote official texts, plus our own that the page
 * doesn't already show.
 */
export function beyondPage({ sections, madeBy }: Pick<Analysis, 'sections' | 'madeBy'>, page: Page): AnalysisSections {
  const shown = shownOnPage(page);
  const settled = placesMet(page);
  // A condition isn't advice, so tips that only repeat one are left out.
  const conditions = new Set([
    ...page.match.reasons.map(({ text }) => plainName(text)),
    ...sections.eligibility.flatMap(wordsOf),
  ]);
  const without = <S extends Statement>(statements: readonly S[]) =>
    statements.filter(
      (statement) => isOfOfficialText(statement) || !partsOf(statement.text).every((one) => shown.has(one)),
    );
  // From a record, leave out contacts the page already shows. From a model, a bare provider name adds nothing if the
  // page lists a contact.
  const contactsBeyond = (statements: readonly Statement[]) => {
    if (madeBy === 'record') return without(statements);
    return page.contact === null ? [...statements] : statements.filter(isOfOfficialText);
  };
  // If our rules judged the member, our summary of them is answered above. Only official words add to that.
  const eligibility =
    page.match.reasons.length > 0 ? sections.eligibility.filter(isOfOfficialText) : without(sections.eligibility);
  return {
    eligibility: eligibility.filter(({ text }) => !partsOf(text).some((one) => settled.has(one))),
    requirements: without(sections.requirements),
    applicationProcess: without(sections.applicationProcess),
    timeline: without(sections.timeline),
    contactInfo: contactsBeyond(sections.contactInfo),
    tips: without(sections.tips).filter((tip) => !wordsOf(tip).some((words) => conditions.has(words))),
  } satisfies Record<SectionName, Statement[]>;
}

/** Returns whether a statement quotes an official text. */
export function isOfOfficialText({ quote, source }: Statement): boolean {
  return quote !== null && !isOurSummary(source);
}

/** Returns whether we read only our own summary of a source. */
export function isOurSummary(source: Statement['source']): boolean {
  return source?.title.startsWith(OUR_SUMMARY) === true;
}

/** Returns place conditions that the member's state settles: another state's rules don't apply to them. */
function placesMet({ match }: Page): ReadonlySet<string> {
  const met = match.reasons.filter(({ criterion, verdict }) => criterion === 'state' && verdict === 'met');
  return new Set(met.map(({ text }) => plainName(text)));
}

function wordsOf({ text, quote }: Statement): string[] {
  return [...partsOf(text), ...(quote === null ? [] : [plainName(quote)])];
}

/** Splits a choice into its options, because the page lists them one by one. */
function partsOf(text: string): string[] {
  const choice = text.replace(/^One of these: /, '');
  return choice === text ? [plainName(text)] : choice.split('; ').map(plainName);
}

function shownOnPage(page: Page): ReadonlySet<string> {
  const { documents, howToApply, contact, deadline, eligibility, requirements, provider, providerUrl } = page;
  const texts = [
    ...documents,
    ...howToApply,
    ...page.match.reasons.map(({ text }) => text),
    ...[eligibility, requirements, contact].flatMap((text) => text?.split('\n') ?? []),
    ...[contact, deadline, provider, `${provider}: ${providerUrl}`].flatMap((text) => text ?? []),
  ];
  return new Set(texts.map(plainName));
}

/** Strips final punctuation and a document's condition, which the page omits once it's met. */
function plainName(words: string): string {
  const name = words.trim().replace(/^If [^:]+: /, '');
  return name.replace(/[\s.;,:]+$/, '').toLowerCase();
}
