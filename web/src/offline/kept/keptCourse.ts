/** A course that is kept on this device, as `KeptCoursesPage` lists it. */
export interface KeptCourse {
  /** The raw id of the person who keeps it; nobody else reads it. */
  readonly person: number;
  readonly workspace: number;
  /** The raw id of the course. */
  readonly course: number;
  readonly name: string;
  /** The version of the course that is kept. */
  readonly version: number;
  /** The documents that it was read by: pages of a version with others do not find it. */
  readonly documents: readonly string[];
  /** When it was kept, in milliseconds. */
  readonly time: number;
  /** The raw ids of its lectures. */
  readonly lectureIds: readonly number[];
  /** What it takes, in bytes. */
  readonly bytes: number;
}

/** An answer of the servers as it came, by what was asked. */
export interface KeptAnswer {
  readonly person: number;
  readonly course: number;
  /** The document and its variables, as `requestKey` writes them. */
  readonly request: string;
  readonly time: number;
  /** The body of the response. */
  readonly body: object;
}
