/** A text without the spaces around it; null where nothing is left. */
export const textOrNull = (text: string): string | null => text.trim() || null;
