export const PLATINUM_SOON = {
  title: 'Plan Platinum: muy pronto',
  description: 'El plan Platinum estará disponible muy pronto. Por ahora, elija Premium.',
} as const;
