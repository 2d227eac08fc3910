const ALONE = 'print-alone';

/** Prints one part of the page and nothing else. See `print.css`. */
export function printAlone(part: HTMLElement): void {
  part.classList.add(ALONE);
  addEventListener('afterprint', () => part.classList.remove(ALONE), { once: true });
  print();
}
