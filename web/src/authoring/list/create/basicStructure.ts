/** How large the structure of a new course is. */
export interface StructureSize {
  readonly modules: number;
  readonly lectures: number;
  readonly sections: number;
}

/** The largest that the form makes; more is added in the editor. */
export const largestStructure: StructureSize = { modules: 20, lectures: 20, sections: 10 };

/** A module as `createCourse` takes it. */
interface NewModule {
  readonly name: string;
  readonly lectures: readonly {
    readonly name: string;
    readonly content: {
      readonly sections: { readonly content: { readonly richText: { readonly html: string } } }[];
      readonly questions: never[];
    };
  }[];
}

/** The modules of a new course: each lecture has empty text sections, to be filled in (CRS-14, OP-72). */
export function basicStructure(
  { modules, lectures, sections }: StructureSize,
  nameOf: { module: (number: number) => string; lecture: (number: number) => string },
): NewModule[] {
  return Array.from({ length: modules }, (_, module) => ({
    name: nameOf.module(module + 1),
    lectures: Array.from({ length: lectures }, (__, lecture) => ({
      name: nameOf.lecture(lecture + 1),
      content: {
        sections: Array.from({ length: sections }, () => ({ content: { richText: { html: '' } } })),
        questions: [],
      },
    })),
  }));
}
