import { PRICES } from '../../../../../contract/limits.ts';
import { NOT_HERE } from '../plans/texts.ts';

export const UPGRADE = {
  title: 'Vea el análisis completo con un plan pagado',
  text: 'Todo lo de arriba es gratis y seguirá siéndolo. Un plan agrega un análisis de cada programa, respuestas a sus preguntas sobre él y una comprobación de los enlaces del programa.',
  anytime: 'Cancele cuando quiera',
  perMonth: '/mes',
} as const;

/** Without an AI model, the analysis isn't advertised. */
export const UPGRADE_WITHOUT_MODEL = {
  title: 'Qué agrega aquí un plan pagado',
  without:
    'Todo lo de arriba es gratis y seguirá siéndolo. Este sitio todavía no tiene análisis por IA. No hay ningún modelo de IA configurado, así que ningún plan lo agrega.',
  with: 'Lo que sí agrega un plan:',
} as const;

interface UpgradePlan {
  name: string;
  price: string;
  badge: string | null;
  features: readonly { name: string; withoutModel?: string }[];
}

/** A paid plan's features. `withoutModel` is the note on a feature that needs an AI model, if none is set up. */
export const UPGRADE_PLANS: Readonly<Record<'premium' | 'platinum', UpgradePlan>> = {
  premium: {
    name: 'Premium',
    price: `$${PRICES.premium}`,
    badge: null,
    features: [
      { name: 'Análisis de la solicitud', withoutModel: NOT_HERE },
      { name: 'Revisión detallada de los requisitos', withoutModel: 'Gratis para todos, arriba en esta página' },
      { name: 'Soporte prioritario' },
    ],
  },
  platinum: {
    name: 'Platinum',
    price: `$${PRICES.platinum}`,
    badge: 'PRÓXIMAMENTE',
    features: [
      { name: 'Solicitudes con ayuda de un agente' },
      { name: 'Consejos personalizados' },
      { name: 'Soporte VIP' },
    ],
  },
};
