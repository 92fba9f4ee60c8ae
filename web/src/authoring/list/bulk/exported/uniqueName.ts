/**
 * The name of a file, with a number where another in the same folder has it: “Tea.json”, “Tea (2).json”. Some systems of files take upper and lower
 * case, and a letter with its mark beside or upon it, for the same. `taken` notes it.
 */
export function uniqueName(name: string, taken: Set<string>): string {
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  for (let number = 1; ; number += 1) {
    const given = number === 1 ? name : `${stem} (${number})${extension}`;
    const key = given.normalize('NFC').toLowerCase();
    if (!taken.has(key)) {
      taken.add(key);
      return given;
    }
  }
}
