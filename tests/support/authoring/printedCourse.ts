/** A course as an author has it before them on paper: what is read here is what is to be built again. */
import { readContent, withoutIds } from '../authoredContent.ts';
import type { GraphqlClient } from '../graphqlClient.ts';

export interface PrintedQuestion {
  readonly questionId: string;
  readonly text: string;
  readonly weight: number;
  readonly wrongLimit: number;
  readonly explanation: { readonly texts: readonly { readonly key: string; readonly content: string }[] } | null;
  readonly content: {
    readonly singleChoice?: { readonly options: readonly string[]; readonly correctPosition: number };
    readonly multipleChoice?: { readonly options: readonly string[]; readonly correctPositions: readonly number[] };
  };
}

export interface Titled {
  readonly title: string;
  readonly html: string;
}

export interface PrintedSection {
  readonly content: {
    readonly text?: { readonly text: string };
    readonly html?: { readonly html: string };
    readonly divider?: 'SCROLL' | 'BUTTON';
    readonly richText?: { readonly html: string };
    readonly important?: Titled;
    readonly additionalInfo?: Titled;
    readonly examples?: Titled;
    readonly imageText?: Beside & { readonly imageUrl: string; readonly imageAlt: string; readonly imageSide: Side };
    readonly videoText?: Beside & {
      readonly videoUrl: string;
      readonly videoSide: Side;
      readonly captions: readonly { readonly label: string; readonly vtt: string }[];
    };
    readonly button?: {
      readonly buttonText: string;
      readonly buttonLink: string;
      readonly html: string;
      readonly className: string;
    };
    readonly pdf?: { readonly url: string };
    readonly audio?: { readonly url: string; readonly title: string; readonly transcript: string };
    readonly file?: { readonly url: string; readonly title: string };
    readonly accordion?: { readonly items: readonly Titled[] };
    readonly question?: { readonly question: { readonly questionId: string } };
  };
}

type Side = 'LEFT' | 'RIGHT';

interface Beside {
  readonly html: string;
  readonly textColumns: number;
}

export interface PrintedLecture {
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly headerImageUrl: string | null;
  readonly mediaSource: { readonly url: string } | null;
  readonly navigationMode: 'NEXT_BUTTON' | 'SCROLL';
  readonly questionBank: { readonly draws: readonly { readonly weight: number; readonly drawCount: number }[] } | null;
  readonly content: { readonly sections: readonly PrintedSection[]; readonly questions: readonly PrintedQuestion[] };
}

export interface PrintedModule {
  readonly name: string;
  readonly description: string;
  readonly durationMinutes: number | null;
  readonly lectures: readonly PrintedLecture[];
}

export interface PrintedFields {
  readonly miniDescription: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly certifiable: boolean;
  readonly passingPercent: number;
  readonly sequentialProgress: boolean;
  readonly tags: readonly { readonly name: string }[];
  readonly metadata: { readonly language: string | null };
}

export interface PrintedCourse {
  readonly fields: PrintedFields;
  readonly modules: readonly PrintedModule[];
}

const FIELDS = /* GraphQL */ `
  query Fields($id: ID!) {
    authoredCourse(id: $id) {
      miniDescription
      description
      imageUrl
      certifiable
      passingPercent
      sequentialProgress
      tags {
        name
      }
      metadata {
        language
      }
    }
  }
`;

export async function printedCourse(tool: GraphqlClient, courseId: number): Promise<PrintedCourse> {
  const { authoredCourse } = await tool.expect<{ authoredCourse: PrintedFields }>(FIELDS, { id: String(courseId) });
  const { modules } = await readContent(tool, courseId);
  return { fields: authoredCourse, modules: modules as unknown as readonly PrintedModule[] };
}

/** What two courses have in common that say the same: every word and setting, and no id. */
export const saying = ({ fields, modules }: PrintedCourse): unknown =>
  JSON.parse(
    JSON.stringify(
      { fields, ...(withoutIds({ modules: modules as never, achievements: [] }) as object) },
      (_member, value) => (typeof value === 'string' ? withoutLoneParagraph(value) : (value as unknown)),
    ),
  );

/** A paragraph alone in a text or a quote says no more than its words. */
const withoutLoneParagraph = (text: string): string =>
  text
    .replaceAll(/<blockquote><p>((?:(?!<p>).)*)<\/p><\/blockquote>/g, '<blockquote>$1</blockquote>')
    .replace(/^<p>((?:(?!<p>|<\/p>).)*)<\/p>$/, '$1');
