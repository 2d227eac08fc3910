export const about = (amount: string) => `Unos ${amount}`;
export const upTo = (amount: string) => `Hasta ${amount}`;
export const forYou = ' para usted';
export const forThem = (recipients: string) => ` para ${recipients}`;
export const ifEarned = ', si todos sus ingresos vienen del trabajo';
export const since = (year: number) => ` (vigente desde ${year})`;
export const labeled = (recipients: string, help: string) => `Para ${recipients}: ${help}`;
