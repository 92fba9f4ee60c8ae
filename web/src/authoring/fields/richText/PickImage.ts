/** Opens a library of pictures; null when somebody closes it without choosing. */
export type PickImage = () => Promise<{ readonly url: string; readonly alt: string } | null>;
