import { type Light, lightOf } from './light.ts';
import { WATCH } from './texts.ts';

/**
 * Lights the names next to the questions according to the answers so far, and reports progress. `found`: the total
 * number of matches, once the visitor has asked for them.
 */
export function showLights(form: HTMLFormElement, found?: number): void {
  const data = new FormData(form);
  const answer = (name: string) => String(data.get(name) ?? '');
  const answers = { state: answer('state'), who: answer('who'), need: answer('need') };
  const given = Object.values(answers).filter((text) => text !== '').length;
  form.dataset['answered'] = String(given);
  const rows = [...form.querySelectorAll<HTMLElement>('[data-light]')];
  const lights = rows.map((row): Light => {
    const light = given === 0 ? 'open' : lightOf(fitsOf(row), answers);
    row.dataset['light'] = light;
    const spoken = row.querySelector('[data-spoken]');
    if (spoken) spoken.textContent = WATCH.light[light];
    return light;
  });
  const status = form.querySelector('[data-part="status"]');
  const lit = lights.filter((light) => light === 'lit').length;
  if (status) status.textContent = given === 3 ? WATCH.lit(lit, rows.length, found) : WATCH.missing(3 - given);
}

function fitsOf({ dataset }: HTMLElement) {
  return { who: dataset['who']?.split(' ') ?? [], need: dataset['need']?.split(' ') ?? [] };
}
