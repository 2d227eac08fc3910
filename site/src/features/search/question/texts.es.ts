import { programs } from '../../../lib/counts.ts';

export const QUESTION = 'Una pregunta rápida';
export const askForIt = (programs: number) =>
  `${programs} de estos programas ${programs === 1 ? 'pide' : 'piden'} este dato. Guardamos su respuesta en su perfil.`;
export const SAVE_ANSWER = 'Guardar mi respuesta';
export const SAVING_ANSWER = 'Guardando…';
export const SKIP = 'Omitir';
export const NO_ANSWER_YET = 'Responda u omita la pregunta.';
export const CHOOSE = 'Elija una opción';

export const SKIPPED = 'Pregunta omitida. No la haremos de nuevo hasta la próxima vez que inicie sesión.';
/** Says what an answer changed in the listed programs. */
export const outcomeText = ({ decided, clearer }: { decided: number; clearer: number }) => {
  const sentences = [
    ...(decided > 0 ? [`Ahora ya se sabe si califica para ${programs(decided)}.`] : []),
    ...(clearer > 0
      ? [
          `${programs(clearer)}${decided > 0 ? ' más' : ''} ${clearer === 1 ? 'tiene' : 'tienen'} una cosa menos por revisar.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : 'Se guardó su respuesta.';
};
export const RERANKING_FAILED = 'Se guardó su respuesta, pero no pudimos actualizar la lista.';
export const ANSWER_FAILED = 'No se pudo guardar su respuesta';
