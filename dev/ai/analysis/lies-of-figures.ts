import type { Liar } from './liar.ts';

const MONTHS = /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/;

function onTrueQuote(change: (text: string) => string): Liar {
  return ({ text: quote }) => {
    const text = change(quote);
    return text === quote ? null : { text, quote };
  };
}

/** Ways to falsify numbers, amounts and dates, each with a real quote. */
export const figureLies: Readonly<Record<string, Liar>> = {
  'number changed': onTrueQuote((text) => text.replace(/\d+/, (digits) => String(Number(digits) + 7))),
  'number grown': onTrueQuote((text) => text.replace(/[1-9]\d*/, (digits) => `${digits}0`)),
  'last number changed': onTrueQuote((text) => text.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1))),
  'number in words changed': onTrueQuote((text) => text.replace(/\b(?:two|three|four|five|six|ten|twelve)\b/, 'eight')),
  'numbers swapped': onTrueQuote((text) => text.replace(/(\d+)(\D+)(\d+)/, '$3$2$1')),
  'date changed': onTrueQuote((text) =>
    text.replace(MONTHS, (month) => (month === 'February' ? 'October' : 'February')),
  ),
  'amount invented': ({ text: quote }) => ({ text: `You get $12,345. ${quote}`, quote }),
  'share invented': ({ text: quote }) => ({ text: `${quote.replace(/[.;]$/, '')}, up to 85 percent.`, quote }),
  'deadline invented': ({ text: quote }) => ({ text: `${quote.replace(/[.;]$/, '')} until August 31, 2031.`, quote }),
  'unit changed': onTrueQuote((text) =>
    text
      .replace(/(\d) (?:days|months|years)\b/, '$1 weeks')
      .replace(/\$(\d[\d,]*)/, '$1 days')
      .replace(/(\d) ?(?:percent|%)/, '$1 dollars'),
  ),
  'fee invented': ({ text: quote }) => ({ text: `${quote} The fee is fifty dollars.`, quote }),
};
