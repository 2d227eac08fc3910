/** Texts of the charts by income. Sums are passed as text: "$1,200". */

const ABOUT = { month: 'a month', year: 'a year' } as const;
type Per = keyof typeof ABOUT;

export const BY_INCOME = {
  title: 'If your income changes',
  failed: 'The picture couldn’t be loaded',
  table: 'The numbers as a table',
  axis: (per: Per) => `Household income ${ABOUT[per]}, before taxes`,
  here: (income: string) => `You: ${income}`,
  end: (income: string) => `Ends: ${income}`,
  per: (sum: string, per: Per) => `${sum} ${ABOUT[per]}`,
  legend: { sure: 'Sure', open: 'Depends on what we don’t know' },
  seeTable: 'The table below has the numbers.',
  you: '(you)',
  income: (per: Per) => `Income ${ABOUT[per]}`,
  columns: { money: (per: Per) => `You’d get, ${ABOUT[per]}`, people: 'People covered', within: 'Within the limits' },
  within: { yes: 'Yes', no: 'No', maybe: 'It depends' },
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  upTo: (sum: string) => `up to ${sum}`,
} as const;

/** Sentences that say what a program's chart shows. */
export const SAYS = {
  here: (income: string, sum: string) => `With your ${income}, you’d get about ${sum}.`,
  hereAtMost: (income: string, sum: string) => `With your ${income}, you’d get up to about ${sum}.`,
  hereNothing: (income: string) => `With your ${income}, you’d get nothing.`,
  most: (income: string, sum: string) => `Up to about ${income} you’d get the most: ${sum}.`,
  stays: (income: string) => `That’s the most, and it stays the same up to about ${income}.`,
  mostBetween: (from: string, to: string, sum: string) => `You’d get the most, ${sum}, with about ${from} to ${to}.`,
  mostAt: (income: string, sum: string) => `You’d get the most, ${sum}, with about ${income}.`,
  atMost: (sum: string) => `You’d get ${sum} at most.`,
  starts: (income: string) => `It starts at about ${income}.`,
  ends: (income: string) => `Above about ${income} it ends.`,
  endsBetween: (from: string, to: string) =>
    `Between about ${from} and ${to} it depends on what we don’t know. Above that it ends.`,
  belowLimit: (limit: string) =>
    `The limit is higher, ${limit} before taxes. But the amount goes by what’s left of your income after deductions, so it reaches $0 earlier.`,
  unknownEnd: 'Where it ends depends on what we don’t know.',
  unknownAbove: (income: string) => `Above about ${income} it depends on what we don’t know.`,
  noEnd: 'No income here is too high for it.',
  people: (income: string, count: number) =>
    `Up to about ${income} it covers ${BY_INCOME.people(count)} in your household.`,
  peopleAtMost: (income: string, count: number) =>
    `Up to about ${income} it covers at most ${BY_INCOME.people(count)} in your household.`,
  various: (count: number) =>
    `It covers different people at different incomes, ${BY_INCOME.people(count)} in your household at most.`,
  within: (income: string) => `Up to about ${income} your household is within the limits.`,
} as const;

/** The assumptions. */
export const ASSUMED = {
  income: 'We change your household’s income as a whole and keep everything else you told us.',
  pay: 'We change your household’s pay from work and keep everything else you told us.',
  added: 'You didn’t tell us about any pay from work, so we add some and keep everything else you told us.',
  kept: (income: string) => `Your other income of ${income} stays.`,
  band: 'Between the two lines it depends on costs and other answers we don’t know.',
} as const;

export const HELP = {
  here: (income: string, sum: string) =>
    `With your ${income}, this help is worth about ${sum}, with yearly payments spread over the months.`,
  picture: 'All of these together, per month. Yearly payments count as one twelfth.',
  losses: 'Where earning more costs you more than it pays',
  loss: (income: string, sum: string, programs: string) =>
    `At about ${income}, earning $100 more a month would cost about ${sum} a month in help: ${programs}.`,
  many: 'several programs get a little smaller',
  gains: 'Where earning more brings more help',
  isSure: (income: string, sum: string, programs: string, count: number) =>
    `From about ${income}, ${programs} ${count === 1 ? 'is' : 'are'} sure: about ${sum} a month more.`,
  mayBegin: (income: string, sum: string, programs: string, count: number) =>
    `From about ${income}, ${programs} can ${count === 1 ? 'add' : 'together add'} up to about ${sum} a month.`,
  replaces: (income: string, sum: string, programs: string, count: number) =>
    `At about ${income}, ${programs} ${count === 1 ? 'ends' : 'end'}; help with marketplace coverage takes ${count === 1 ? 'its' : 'their'} place, about ${sum} a month.`,
  noLoss: 'We found no income here where earning $100 more a month costs you more than $100 in help.',
  taxes: 'Taxes on your pay aren’t included.',
  coverage: 'Health coverage has no dollar amount here, so it isn’t in the line. The table shows where it ends.',
  parts: 'Each program is sure up to this income',
  columns: { program: 'Program', income: 'Income a month' },
  anyIncome: 'any shown here',
  upTo: (income: string) => `up to ${income}`,
  from: (income: string) => `from ${income}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  fewer: (income: string) => `for fewer people above ${income}`,
  sum: 'Together, per month',
  none: 'None of your programs has an amount that depends on your income.',
} as const;
