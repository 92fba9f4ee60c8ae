/** A filter of RFC 7644, section 3.4.2.2, as it was written. */
export type Filter =
  | { readonly op: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly op: 'not'; readonly part: Filter }
  | Comparison
  | { readonly op: 'pr'; readonly attribute: string }
  /** `emails[type eq "work"]`: one value of the attribute fulfils the filter within. */
  | { readonly op: 'has'; readonly attribute: string; readonly part: Filter };

export interface Comparison {
  readonly op: CompareOperator;
  /** In lower case and without the name of its schema, such as `name.givenname`. */
  readonly attribute: string;
  readonly value: FilterValue;
}

export type FilterValue = string | number | boolean | null;

export const compareOperators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
export type CompareOperator = (typeof compareOperators)[number];

/** The path of a PATCH: an attribute, perhaps only those of its values that fulfil a filter, perhaps only a part of it. */
export interface AttributePath {
  /** In lower case and without the name of its schema. */
  readonly attribute: string;
  readonly filter: Filter | null;
  readonly sub: string | null;
}
