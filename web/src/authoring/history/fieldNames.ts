import type { MessageDescriptor } from 'react-intl';
import { courseFieldMessages as fields } from '../fields/courseFieldMessages.ts';
import { editorMessages as question } from '../../quiz/editorMessages.ts';
import { historyMessages as messages } from './messages.ts';

/** The labels of what can change in a course, a module or a lecture, by the names that the REST service has for it. */
const names = new Map<string, MessageDescriptor>(
  Object.entries({
    name: fields.name,
    description: fields.about,
    miniDescription: fields.miniDescription,
    type: messages.courseType,
    template: fields.template,
    voucherActivated: fields.voucherActivated,
    certifiable: fields.certifiable,
    anonymousAllowed: fields.anonymousAllowed,
    preEnrollAllowed: fields.preEnrollAllowed,
    forumEnabled: fields.forumEnabled,
    sequentialProgress: fields.sequentialProgress,
    courseImage: fields.cover,
    videoUrl: fields.promoVideo,
    externalUrl: fields.externalUrl,
    duration: fields.duration,
    durationMinutes: fields.duration,
    startTime: fields.start,
    moduleStartDate: fields.start,
    availableFromTime: fields.availableFrom,
    availableUntilTime: fields.availableUntil,
    minScoreRate: fields.passingPercent,
    certificateMonths: fields.certificateMonths,
    metadata: messages.metadata,
    customMetadata: messages.customMetadata,
    headerCover: fields.headerImage,
    navigationMode: fields.navigationMode,
    mediaSource: fields.media,
    questionBank: question.bank,
  }),
);

/** What a field is called; a field that came with a newer version of the platform is one of the settings. */
export const fieldName = (field: string): MessageDescriptor => names.get(field) ?? fields.settings;
