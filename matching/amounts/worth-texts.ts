/** Wording for `amount-words.ts` and `value-words.ts`. Texts that follow an amount start with a space or a comma. */
export const about = (amount: string) => `About ${amount}`;
export const upTo = (amount: string) => `Up to ${amount}`;
export const forYou = ' for you';
export const forThem = (recipients: string) => ` for ${recipients}`;
export const ifEarned = ', if all your income is from work';
export const since = (year: number) => ` (in force since ${year})`;
export const labeled = (recipients: string, help: string) => `For ${recipients}: ${help}`;
