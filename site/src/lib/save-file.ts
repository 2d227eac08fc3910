/** Downloads a file. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Delayed, because some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function saveJson(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'application/json' }));
}
