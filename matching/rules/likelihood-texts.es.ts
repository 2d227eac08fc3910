import { joining } from '../spanish/joined.ts';

export const LIKELIHOOD = {
  names: {
    qualify: 'Califica según lo que nos dijo',
    'very-likely': 'Es muy probable que califique',
    'worth-checking': 'Vale la pena revisarlo',
    'only-if': 'Solo si…',
    unknown: 'Revise los requisitos',
    no: 'Probablemente no califica',
  },
  things: (count: number) => (count === 1 ? '1 cosa por confirmar' : `${count} cosas por confirmar`),
  getsIt: 'Ya lo recibe',
  isPaid: 'Lo indicó como ingreso, así que no lo contamos en el total.',
  qualifies: 'Cumple todos los requisitos que conocemos. La decisión es del programa.',
  othersQualify: (recipients: string) =>
    `Para ${recipients}: se cumplen todos los requisitos que conocemos. La decisión es del programa.`,
  veryLikely: 'Sus respuestas coinciden con los requisitos. Confirme lo demás antes de contar con esta ayuda.',
  worthChecking: 'Nada de lo que nos dijo lo descarta. Vea qué falta confirmar antes de presentar su solicitud.',
  onlyIf: (conditions: readonly string[]) =>
    `Solo si ${conditions.reduce((sentence, one) => `${sentence}, ${joining('o', one)} ${one}`)}`,
  onlyIfOr: (condition: string, others: number) =>
    `Solo si ${condition}, o en ${others === 1 ? 'otro caso' : `otros ${others} casos`}.`,
  rare: 'Solo en circunstancias especiales.',
  rareInShort: 'Casos poco comunes',
  unknown: 'No podemos saberlo: todavía nadie convirtió sus requisitos en reglas.',
  no: 'Según lo que nos dijo, no cumple al menos un requisito.',
} as const;
