/** What is told of a course to begin with, before it is chosen (OP-225). Pure. */

export interface TemplateModule {
  readonly name: string;
  readonly lectures: readonly { readonly name: string; readonly durationMinutes: number | null }[];
}

export interface Template {
  /** Of one that ships its key, of one of the workspace the id of the course. */
  readonly key: string;
  readonly source: 'shipped' | 'own';
  readonly name: string;
  readonly miniDescription: string;
  /** BCP 47; null where nobody has said. */
  readonly language: string | null;
  readonly durationMinutes: number | null;
  readonly lectureCount: number;
  readonly questionCount: number;
  /** None of a template of the workspace: a copy leaves them behind (CRS-17). */
  readonly achievementCount: number;
  readonly certifiable: boolean;
  /** Null where they are read once someone looks at it. */
  readonly modules: readonly TemplateModule[] | null;
}

/** The language of the interface first, then English, which most people can read, then the others; otherwise as they came. */
export function inOrderFor(locale: string, templates: readonly Template[]): readonly Template[] {
  const wanted = [languageOf(locale), 'en'];
  const rank = ({ language }: Template): number => {
    const at = wanted.indexOf(languageOf(language ?? ''));
    return at === -1 ? wanted.length : at;
  };
  return templates.toSorted((a, b) => rank(a) - rank(b));
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? '';
