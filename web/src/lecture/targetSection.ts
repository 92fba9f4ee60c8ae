/** The id of the section that a link leads to, from the state that goes along with a navigation; null where it names none. */
export function targetSection(state: unknown): number | null {
  const sectionId = state !== null && typeof state === 'object' && 'sectionId' in state ? state.sectionId : null;
  return typeof sectionId === 'number' ? sectionId : null;
}
