export const WORTH = {
  about: (amount: string) => `Unos ${amount}`,
  upTo: (amount: string) => `Hasta ${amount}`,
  forYou: ' para usted',
  forThem: (recipients: string) => ` para ${recipients}`,
  ifEarned: ', si todos sus ingresos son de trabajo',
  since: (year: number) => ` (vigente desde ${year})`,
  labeled: (recipients: string, help: string) => `Para ${recipients}: ${help}`,
} as const;
