/**
 * Compares the texts of two languages. Returns what differs: a missing or additional name, a value of another type, a
 * text that's empty in only one language, or a function with more parameters. A translated function may omit parameters
 * that its sentence doesn't need.
 */
export function faultsOfShape(original: unknown, translation: unknown, name = ''): string[] {
  if (typeof original !== typeof translation) {
    return [`${name} is ${kindOf(translation)}, but ${kindOf(original)} in the original`];
  }
  if (typeof original === 'function' && typeof translation === 'function') {
    return translation.length > original.length ? [`${name} takes more parameters than the original`] : [];
  }
  if (typeof original === 'string' && typeof translation === 'string') {
    return (original.trim() === '') === (translation.trim() === '') ? [] : [`${name} is empty in one language only`];
  }
  if (!isRecord(original) || !isRecord(translation)) return [];
  const names = new Set([...Object.keys(original), ...Object.keys(translation)]);
  return [...names].flatMap((key) =>
    faultsOfShape(original[key], translation[key], name === '' ? key : `${name}.${key}`),
  );
}

function kindOf(value: unknown): string {
  return value === undefined ? 'missing' : `a ${typeof value}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
