/** Kinds of settings: how the text of a variable is read. */
import { z } from 'zod';

export const milliseconds = z.coerce.number().int().min(1);
export const count = z.coerce.number().int().min(1);

/** Entries separated by commas. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

/** The values of settings, as their domain reads them. */
export type ValuesOf<Settings extends z.core.$ZodShape> = z.output<z.ZodObject<Settings>>;
