import type { Screen } from './screen.ts';
import { heading } from './screen-kit.ts';

/** The Spanish pages that differ most in length from the English ones. */
export const SPANISH_SCREENS: readonly Screen[] = [
  { name: 'spanish-home', path: '/es', who: 'visitor', ready: heading('Encuentre la ayuda que es para usted.') },
  {
    name: 'spanish-home-answered',
    path: '/es',
    who: 'visitor',
    async reach(page) {
      await page.getByLabel('¿Dónde vive?').selectOption('PA');
      await page.getByLabel('¿Para quién es?').selectOption('family');
      await page.getByLabel('¿Para qué necesita ayuda?').selectOption('food');
      await page.getByRole('button', { name: 'Mostrar programas' }).click();
    },
    ready: (page) => page.getByRole('heading', { name: /programas pueden ser para usted/ }),
  },
  {
    name: 'spanish-get-help',
    path: '/es/get-help',
    who: 'visitor',
    ready: heading('Reciba ayuda gratuita de una persona'),
  },
  {
    name: 'spanish-get-help-state',
    path: '/es/get-help/texas?need=health',
    who: 'visitor',
    ready: (page) => page.getByRole('heading', { name: /^\d+ opci(ón|ones) de ayuda( más)? en Texas$/ }),
  },
];
