/** Groups of open conditions in the sheet, and its collapsed lines. */
export const SHEET = {
  answers: 'Usted puede responder',
  office: 'Para confirmar al solicitarlo',
  usual: (count: number) => (count === 1 ? 'Y 1 requisito habitual' : `Y ${count} requisitos habituales`),
  sources: 'Fuentes',
} as const;
