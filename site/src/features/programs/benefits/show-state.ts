import { STATE_ROW } from './state-row.ts';

/** Spells out the selected state's row, so readers don't have to find it among fifty. */
const choice = document.querySelector<HTMLSelectElement>(`#${STATE_ROW}`);
const answer = choice?.parentElement?.querySelector<HTMLElement>('[data-part="row"]');
if (choice && answer) {
  const unchosen = answer.textContent;
  // The table already has the names. Repeating them in the HTML would make the page bigger.
  for (const name of choice.closest('section')?.querySelectorAll('tbody th') ?? []) {
    choice.add(new Option(name.textContent.trim()));
  }
  const show = () => {
    const rows = choice.closest('section')?.querySelectorAll('tbody tr') ?? [];
    const row = [...rows].find((one) => one.querySelector('th')?.textContent.trim() === choice.value);
    const [limit, most] = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent.trim());
    const { limit: limitName, most: mostName } = answer.dataset;
    answer.textContent = row ? `${limitName}: ${limit}. ${mostName}: ${most}.` : unchosen;
  };
  choice.addEventListener('change', show);
  // The browser may restore the selection along with the page.
  show();
}
