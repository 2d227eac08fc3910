import { LANGUAGE_TAG } from '../locale/locale.ts';

export const programs = (count: number) =>
  count === 1 ? '1 programa' : `${count.toLocaleString(LANGUAGE_TAG)} programas`;
