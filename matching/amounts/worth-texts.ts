/** The words of `amount-words.ts` and `value-words.ts`. Those that follow an amount start with a space or a comma. */
export const WORTH = {
  about: (amount: string) => `About ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  forYou: ' for you',
  forThem: (recipients: string) => ` for ${recipients}`,
  ifEarned: ', if all your income is from work',
  since: (year: number) => ` (in force since ${year})`,
  labeled: (recipients: string, help: string) => `For ${recipients}: ${help}`,
};
