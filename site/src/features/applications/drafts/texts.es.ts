/** The section that opens the drafts. The editor's own texts load with it. */
export const DRAFTS = {
  title: 'Borradores',
  text: 'Una primera versión de lo que puede decir y escribir, hecha con los datos de este programa y con sus respuestas, y con espacios entre corchetes para que usted los llene. La hacemos con reglas, sin IA.',
  open: 'Abrir los borradores',
} as const;
