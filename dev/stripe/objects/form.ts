export interface FormMap {
  [name: string]: FormValue;
}
export type FormValue = string | FormValue[] | FormMap;

/** Parses `a[b][0]=c` as Stripe does: brackets nest, and integers from 0 up are list indexes. */
export function readForm(text: string): FormMap {
  const root: FormMap = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = stepsOf(name);
    let place = root;
    for (const [index, step] of steps.entries()) {
      const key = step === '' ? String(Object.keys(place).length) : step;
      if (index === steps.length - 1) {
        place[key] = value;
        break;
      }
      const next = place[key];
      if (typeof next === 'object' && !Array.isArray(next)) place = next;
      else {
        const made: FormMap = Object.create(null);
        place[key] = made;
        place = made;
      }
    }
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]));
}

function stepsOf(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 1) return [name];
  return [name.slice(0, bracket), ...[...name.slice(bracket).matchAll(/\[([^[\]]*)\]/g)].map(([, step = '']) => step)];
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const inner = Object.fromEntries(names.map((name) => [name, withLists(value[name] ?? '')]));
  return names.length > 0 && names.every((name, index) => name === String(index)) ? Object.values(inner) : inner;
}
