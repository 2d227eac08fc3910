import { browserNameOf as nameOf } from '../../../../contract/account/browser-name.ts';

export const browserNameOf = (userAgent: string | null): string =>
  nameOf(userAgent).replace('Unknown browser', 'Navegador desconocido').replace(' on ', ' en ');
