export const TITLE = 'Pregunte sobre este programa';
export const OPEN = {
  lead: 'Pregunte con sus propias palabras. La IA busca la respuesta en las fuentes de este programa y muestra las palabras que respaldan cada oración.',
  leadOfDemo:
    'Pregunte con sus propias palabras. Un modelo de demostración en esta computadora usa reglas para buscar la respuesta en las fuentes de este programa, y muestra las palabras que respaldan cada oración.',
  button: 'Hacer una pregunta',
} as const;
