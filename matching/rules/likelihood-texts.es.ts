/** "O" becomes "u" before an o sound. */
const ALTERNATIVES = new Intl.ListFormat('es', { type: 'disjunction' });

export const names = {
  qualify: 'Califica según lo que nos dijo',
  'very-likely': 'Es muy probable que califique',
  'worth-checking': 'Vale la pena revisarlo',
  'only-if': 'Solo si…',
  unknown: 'Revise los requisitos',
  no: 'Probablemente no califica',
} as const;
export const things = (count: number) => (count === 1 ? '1 cosa por confirmar' : `${count} cosas por confirmar`);
export const getsIt = 'Ya lo recibe';
export const isPaid = 'Lo indicó como ingreso, así que el total no lo incluye.';
export const qualifies = 'Cumple todos los requisitos que conocemos. El programa decide.';
export const othersQualify = (recipients: string) =>
  `Para ${recipients}: se cumplen todos los requisitos que conocemos. El programa decide.`;
export const veryLikely = 'Sus respuestas coinciden. Confirme lo demás antes de contar con esta ayuda.';
export const worthChecking = 'Nada de lo que nos dijo lo descarta. Vea qué falta antes de solicitarlo.';
export const onlyIf = (conditions: readonly string[]) => `Solo si ${ALTERNATIVES.format(conditions)}`;
export const onlyIfOr = (condition: string, others: number) =>
  `Solo si ${condition}, o en ${others === 1 ? 'otro caso' : `otros ${others} casos`}.`;
export const rare = 'Solo en casos especiales.';
export const unknown = 'No lo sabemos: aún no hay reglas con sus requisitos.';
export const no = 'Según lo que nos dijo, no cumple al menos un requisito.';
