/** Types of columns that the database cannot tell on its own; `schema.ts` is generated with them. */
import type { ColumnType } from 'kysely';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Read as the parsed value, written as an SQL expression made by `json()` or as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A moment. It may be written in ISO 8601. */
export type Time = ColumnType<Date, Date | string, Date | string>;
export type TimeWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Made by the database of other columns. */
export type Computed<T> = ColumnType<T, never, never>;
