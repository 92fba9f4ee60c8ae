import type { IntlShape, MessageDescriptor } from 'react-intl';
import { editorMessages as questionEditorMessages } from '../../quiz/editorMessages.ts';
import { typeOf } from '../../section/types.ts';
import { canvasMessages } from '../canvas/messages.ts';
import type { CourseDraft, CourseFields } from '../draft/courseDraft.ts';
import { findNode, type FoundNode } from '../draft/findNode.ts';
import { achievementEditorMessages as achievement } from '../achievement/messages.ts';
import { courseMessages } from '../../course/messages.ts';
import { umbrellaMessages } from '../umbrella/messages.ts';
import { courseFieldMessages as fields } from '../fields/courseFieldMessages.ts';
import { previewText } from '../../editing/previewText.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';

/** What a refusal does not name: these are chosen or switched elsewhere, or named by what stands in them. */
type Unnamed = 'type' | 'published' | 'metadata' | 'decisionTree';

const courseFieldNames: { readonly [Name in Exclude<keyof CourseFields, Unnamed>]: MessageDescriptor } = {
  name: fields.name,
  miniDescription: fields.miniDescription,
  description: fields.about,
  durationMinutes: fields.duration,
  imageUrl: fields.cover,
  videoUrl: fields.promoVideo,
  externalUrl: fields.externalUrl,
  tags: fields.tags,
  startTime: fields.start,
  availableFromTime: fields.availableFrom,
  availableUntilTime: fields.availableUntil,
  certifiable: fields.certifiable,
  passingPercent: fields.passingPercent,
  certificateMonths: fields.certificateMonths,
  voucherActivated: fields.voucherActivated,
  anonymousAllowed: fields.anonymousAllowed,
  preEnrollAllowed: fields.preEnrollAllowed,
  sequentialProgress: fields.sequentialProgress,
  forumEnabled: fields.forumEnabled,
  template: fields.template,
  customMetadata: fields.customMetadata,
};

/** The names of fields as their labels say them, by the member of the draft. */
const fieldNames = new Map<string, MessageDescriptor>(
  Object.entries({
    ...courseFieldNames,
    language: fields.language,
    avatars: fields.speakers,
    navigationMode: fields.navigationMode,
    headerImageUrl: fields.headerImage,
    mediaSource: fields.media,
    questionBank: questionEditorMessages.bank,
    modules: courseMessages.modules,
    decisionTree: umbrellaMessages.heading,
  }),
);

const achievementFieldNames = new Map<string, MessageDescriptor>(
  Object.entries({
    name: achievement.name,
    description: achievement.about,
    imageUrl: achievement.pictureAddress,
    condition: achievement.condition,
  }),
);

const questionFieldNames = new Map<string, MessageDescriptor>(
  Object.entries({
    text: questionEditorMessages.text,
    weight: questionEditorMessages.weight,
    wrongLimit: questionEditorMessages.limit,
    explanation: questionEditorMessages.explanation,
    content: questionEditorMessages.answers,
  }),
);

/** A place of the course in words, from the lecture to the field, as far as they have names. */
export function placeWords(intl: IntlShape, draft: CourseDraft, { node, field }: ProblemPlace): string {
  const found = node === null ? null : findNode(draft, node);
  const label = fieldLabel(intl, draft, { node, field }) ?? '';
  // A text whose one field is its text is named once.
  const isNamed = found?.kind === 'section' && label === intl.formatMessage(typeOf(found.node.content).label);
  const words = [...(found ? nodeWords(intl, found) : []), isNamed ? '' : label];
  return words.filter((each) => each !== '').join(' · ') || intl.formatMessage(fields.settings);
}

/** The label of the field of a place; null where its field has no name. */
export function fieldLabel(intl: IntlShape, draft: CourseDraft, { node, field }: ProblemPlace): string | null {
  const names = namesOf(node === null ? null : findNode(draft, node));
  const last = field
    .split('.')
    .map((step) => names.get(step))
    .findLast((name) => name !== undefined);
  return last ? intl.formatMessage(last) : null;
}

function namesOf(found: FoundNode | null): ReadonlyMap<string, MessageDescriptor> {
  if (found?.kind === 'section') {
    return typeOf(found.node.content).fieldNames;
  }
  if (found?.kind === 'achievement') return achievementFieldNames;
  return found?.kind === 'question' ? questionFieldNames : fieldNames;
}

function nodeWords(intl: IntlShape, found: FoundNode): readonly string[] {
  switch (found.kind) {
    case 'module':
    case 'lecture':
      return [previewText(found.node.fields.name)];
    case 'achievement':
      return [previewText(found.node.name)];
    case 'section': {
      const type = intl.formatMessage(typeOf(found.node.content).label);
      const { place, lecture } = found;
      const name =
        place.list === 'sections' ? intl.formatMessage(canvasMessages.section, { number: place.at + 1, type }) : type;
      return [previewText(lecture.fields.name), name];
    }
    case 'question':
      return [
        previewText(found.lecture.fields.name),
        intl.formatMessage(canvasMessages.question, { number: found.place.at + 1 }),
      ];
  }
}
