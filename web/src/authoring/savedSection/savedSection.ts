export const longestName = 255;

/** A saved section as the list of them shows it. */
export interface SavedSection {
  readonly id: string;
  readonly name: string;
  readonly sectionCount: number;
  readonly createdBy: { readonly name: string } | null | undefined;
  /** Whether the viewer may rename and delete it. */
  readonly editable: boolean;
}
