import { previewText } from '../../editing/previewText.ts';

interface Named {
  readonly fields: { readonly name: string };
}

const names = new WeakMap<Named['fields'], string>();

/** The name of a module or lecture as one line of plain words; worked out once for as long as its fields stay the same. */
export function nameOf({ fields }: Named): string {
  const known = names.get(fields);
  if (known !== undefined) return known;
  const name = previewText(fields.name);
  names.set(fields, name);
  return name;
}
