/** Gives somebody data as a file of their own. `data` is written as JSON that people can read. */
export function saveJson(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
