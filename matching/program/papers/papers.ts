/** A document that many programs ask for, each in its own words. */
export interface Paper {
  key: string;
  text: string;
}

/** Matches what follows a document's name: examples, who needs it, and what may be shown in its place. */
const TAIL =
  /\s*(\([^)]*\)|[,;]? such as\b.*|[,;] (if|where|only if|unless|or (that you get|an award letter for))\b.*|; the office asks for other proof.*)\s*$/i;

/** Ensures that a text names only one thing: "proof of income and of your address" is more than one document. */
const ALONE = '(?!.*\\b(and|or|child|childs|children|spouse|worker|last|next|before)\\b)';

/**
 * Documents that are the same everywhere, each with all the names that sources use. A name with a time ("of the last 30
 * days"), a specific person or a second item is a separate document: having one doesn't mean having the other.
 */
const PAPERS: readonly (Paper & { called: RegExp })[] = [
  {
    ...{ key: 'income', text: 'Proof of income' },
    called:
      /^((proof|records) of (your |all |the )*(current )?(household |households |family )?(income|earnings)( of (everyone|all household members|all people|the household|your household)( in the (home|household|family))?)?|what (you|your household) earns?( each month| a month)?)$/,
  },
  {
    ...{ key: 'identity', text: 'Proof of who you are' },
    called:
      /^(proof of (your )?identity|proof of who you are|proof of (identity|who you are) (for|of) (you and for each person who [a-z ]+|each person in the household|everyone in the household)|(a )?(valid )?(photo|picture) id( of the (person who applies|applicant))?|id card|identification|(photo id issued by|a picture id of) a government|a drivers license or another picture id)$/,
  },
  {
    ...{ key: 'address', text: 'Proof of where you live' },
    called: new RegExp(
      `^${ALONE}proof (of (your |a )?(home |current |present )?address( in [a-z ]+)?|of where you live( now)?|that you live in [a-z ]+)$`,
    ),
  },
  {
    ...{ key: 'social-security-numbers', text: 'Social Security numbers' },
    called: new RegExp(`^${ALONE}(your )?social security numbers?( (of|for) [a-z ]+)?$`),
  },
  {
    ...{ key: 'social-security-cards', text: 'Social Security cards' },
    called:
      /^(your )?social security cards?( (of|for) (the household|everyone in the household|everybody in the household))?$/,
  },
  {
    ...{ key: 'citizenship', text: 'Proof of citizenship or immigration status' },
    called:
      /^(proof of |papers on )?(u s |us )?citizenship or (of )?(your )?(legal |immigration |legal immigration )?(status|residence|documents)$/,
  },
  { key: 'bank', text: 'Bank statements', called: /^(your )?(newest |latest |recent )?bank statements$/ },
  { key: 'lease', text: 'Lease', called: /^(a |your |the )?lease$/ },
  {
    ...{ key: 'utility', text: 'Your newest utility bills' },
    called:
      /^(copies of )?(a |your )?(newest |latest |recent )?(utility|energy|heat and electric|gas and electric) bills?$/,
  },
  { key: 'tax-return', text: 'Federal tax return', called: /^(copy of )?(a |your )?federal tax return$/ },
  {
    key: 'fafsa',
    text: 'The FAFSA',
    called: /^(the )?fafsa( each year| every year| in college| of the school year)*$/,
  },
  {
    ...{ key: 'discharge', text: 'Discharge papers (DD214)' },
    called:
      /^(your |the veterans |form )*(discharge papers?|dd ?(form )?214)( or (the |other )?discharge papers?( of your service)?)?$/,
  },
  {
    ...{ key: 'va-rating', text: 'VA letter with your disability rating' },
    called:
      /^(va (award )?letter|letter (of|from) the va) with (your|the) (disability rating|percentage of disability)$/,
  },
  {
    ...{ key: 'birth-of-child', text: 'The child’s birth certificate' },
    called: /^(the )?(childs birth certificate|childrens birth certificates|birth certificates of the children)$/,
  },
  {
    ...{ key: 'shots-of-child', text: 'The child’s shot records' },
    called: /^(proof of )?(the )?childs (shot records|shots|certificate of immunization)$/,
  },
  {
    key: 'alien-number',
    text: 'Alien registration number',
    called: /^(your )?alien (registration|identification) number$/,
  },
  { key: 'disability', text: 'Proof of disability', called: /^proof of (a |your )?disability$/ },
  {
    ...{ key: 'insurance', text: 'Policy numbers of health insurance that you have' },
    called: /^policy numbers of (any )?health insurance( that you have( now)?)?$/,
  },
];

/** Removes trivial differences between texts: case, spaces, punctuation, apostrophe style. */
export function normalized(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();
}

/** Returns the document that a source means, or undefined if it's none of these or more than one. */
export function paperOf(text: string): Paper | undefined {
  const name = normalized(withoutTail(text));
  return PAPERS.find(({ called }) => called.test(name));
}

function withoutTail(text: string): string {
  const shorter = text.replace(TAIL, '');
  return shorter === text ? text : withoutTail(shorter);
}
