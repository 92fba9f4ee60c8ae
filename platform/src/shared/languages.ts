/** Languages of the interface and of mails. */
export const languages = ['en', 'uk', 'pt', 'de', 'ru'] as const;
export type Language = (typeof languages)[number];
