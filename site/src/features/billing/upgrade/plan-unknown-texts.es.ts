/** Shown instead of an offer if the plan is unknown. Separate from the card's texts, which load later. */
export const PLAN_UNKNOWN = {
  text: 'No pudimos cargar su plan, así que esta página muestra la versión gratuita.',
  refresh: 'Volver a cargar mi plan',
} as const;
