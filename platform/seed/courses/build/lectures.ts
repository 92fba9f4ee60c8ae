/** Lectures and modules of their parts. What they make is right by construction: minutes add up, question indexes fit. */
import { html } from '../markup.ts';
import type {
  SeedDraw,
  SeedLecture,
  SeedMeeting,
  SeedModule,
  SeedPackage,
  SeedQuestion,
  SeedSection,
} from '../wire.ts';
import type { Part } from './parts.ts';

interface LectureSettings {
  /** Short, unique in the course. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  /** Name of a wide picture above the lecture. */
  readonly cover?: string;
  /** Name of a clip that stands beside the sections. */
  readonly media?: string;
  /** When and where people meet, in a live lecture. */
  readonly meeting?: SeedMeeting;
  /** The package that it plays. */
  readonly lesson?: SeedPackage;
  readonly mode?: SeedLecture['navigationMode'];
  readonly bank?: readonly SeedDraw[];
}

export function lecture(settings: LectureSettings, ...parts: readonly Part[]): SeedLecture {
  const questions: SeedQuestion[] = [];
  const indexOf = (asked: SeedQuestion): number => questions.push(asked) - 1;
  const sections = parts.flatMap((part) => sectionsOf(part, indexOf));
  return {
    key: settings.key,
    name: settings.name,
    description: settings.description,
    durationMinutes: settings.minutes,
    headerCover: settings.cover === undefined ? null : `/static/media/headers/${settings.cover}.webp`,
    mediaSource:
      settings.meeting ?? (settings.media === undefined ? null : `/static/media/clips/${settings.media}.webm`),
    lesson: settings.lesson ?? null,
    navigationMode: settings.mode ?? 'NEXT_BUTTON',
    sections,
    questions,
    bank: settings.bank ?? null,
  };
}

const json = (type: string, content: unknown): readonly SeedSection[] => [{ type: 'JSON', content: { type, content } }];

/** The sections of a part; `indexOf` takes a question into the lecture. */
function sectionsOf(part: Part, indexOf: (question: SeedQuestion) => number): readonly SeedSection[] {
  switch (part.part) {
    case 'section':
      return [part.section];
    case 'quiz':
      part.questions.forEach(indexOf);
      return [];
    case 'ask':
      return json('QUESTION', { questionIndex: indexOf(part.question) });
    case 'talk':
      return json(
        'DIALOG',
        part.turns.map(({ name, side, says }) => ({
          userPicAvatar: false,
          side,
          avatar: { link: null, name },
          bubbles: says.map((said) =>
            typeof said === 'string'
              ? { type: 'text', content: html(said) }
              : { type: 'question', content: indexOf(said) },
          ),
        })),
      );
    case 'ways':
      return json('BRANCH', {
        options: part.ways.map(([title, parts]) => ({
          title,
          sections: parts.flatMap((inside) => sectionsOf(inside, indexOf)),
        })),
      });
  }
}

export function module(name: string, description: string, ...lectures: readonly SeedLecture[]): SeedModule {
  return { name, description, durationMinutes: sumMinutes(lectures), lectures };
}

export function sumMinutes(parts: readonly { readonly durationMinutes: number }[]): number {
  return parts.reduce((sum, part) => sum + part.durationMinutes, 0);
}
