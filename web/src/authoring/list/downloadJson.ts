/** Gives a value to the browser as a file of JSON, indented for those who read it. */
export function downloadJson(fileName: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the file once it has seen the click.
  setTimeout(() => URL.revokeObjectURL(address));
}
