/** Runs the overview's controls for specimen, theme and size. Keeps the selection in the URL. */
const tools = document.querySelector<HTMLFormElement>('.overview-tools');
const figures = document.querySelectorAll<HTMLElement>('[data-theme-shown]');

for (const [name, value] of new URLSearchParams(location.search)) {
  const field = tools?.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) field.value = value;
}
show();
tools?.addEventListener('change', () => {
  show();
  history.replaceState(null, '', `?${new URLSearchParams(chosen())}`);
});

function show(): void {
  const { shown = '/all', theme = 'both', scale = '1' } = chosen();
  document.body.style.setProperty('--scale', scale);
  for (const figure of figures) {
    const own = figure.dataset['themeShown'];
    figure.hidden = theme !== 'both' && theme !== own;
    const address = `${shown}?theme=${own}`;
    const frame = figure.querySelector('iframe');
    if (frame && frame.getAttribute('src') !== address) frame.src = address;
  }
}

function chosen(): Record<string, string> {
  if (!tools) return {};
  return Object.fromEntries([...new FormData(tools)].map(([name, value]) => [name, String(value)]));
}
