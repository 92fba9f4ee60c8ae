/** Fields of a course as they are written, in the words of the platform. */
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type { CourseFieldsInput, CourseMetadataInput } from '../generated/resolverTypes.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { toDecisionTreeRequest } from '../umbrella/decisionTreeInput.ts';
import { toStoredUrl } from '../url.ts';

type Request = Schemas['CourseRequest'];

/** Only what was given: what is left out stays, and null clears. */
export function toCourseRequest(fields: CourseFieldsInput, context: Context): Request {
  const {
    imageUrl,
    videoUrl,
    externalUrl,
    durationMinutes,
    passingPercent,
    type,
    metadata,
    customMetadata,
    decisionTree,
    ...same
  } = fields;
  return defined({
    ...same,
    type: type === 'NORMAL' ? null : type,
    courseImage: stored(imageUrl, context),
    videoUrl: stored(videoUrl, context),
    externalUrl: stored(externalUrl, context),
    duration: durationMinutes,
    minScoreRate: toScoreRate(passingPercent),
    metadata: metadata == null ? metadata : toMetadata(metadata, context),
    customMetadata: toCustomMetadata({ customMetadata, decisionTree }, context),
  });
}

/** What is no field of the course, is published by a mutation of its own, or has another path (`contentPaths.ts`). */
type Elsewhere = 'title' | 'published' | 'modules' | 'gamificationItems';

/** The input's name by that of the platform. */
const names: { readonly [Name in Exclude<keyof Request, Elsewhere>]-?: keyof CourseFieldsInput } = {
  name: 'name',
  description: 'description',
  miniDescription: 'miniDescription',
  type: 'type',
  template: 'template',
  voucherActivated: 'voucherActivated',
  certifiable: 'certifiable',
  anonymousAllowed: 'anonymousAllowed',
  preEnrollAllowed: 'preEnrollAllowed',
  forumEnabled: 'forumEnabled',
  sequentialProgress: 'sequentialProgress',
  courseImage: 'imageUrl',
  videoUrl: 'videoUrl',
  externalUrl: 'externalUrl',
  duration: 'durationMinutes',
  startTime: 'startTime',
  availableFromTime: 'availableFromTime',
  availableUntilTime: 'availableUntilTime',
  minScoreRate: 'passingPercent',
  certificateMonths: 'certificateMonths',
  tags: 'tags',
  metadata: 'metadata',
  customMetadata: 'customMetadata',
};

/** The input's path by the platform's name of a field. */
export const courseFieldPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(names).map(([name, written]) => [name, `fields.${written}`])),
  'metadata.lang': 'fields.metadata.language',
};

/** The tree stands among the free-form data (OP-71). */
function toCustomMetadata(
  { customMetadata, decisionTree }: Pick<CourseFieldsInput, 'customMetadata' | 'decisionTree'>,
  context: Context,
): Request['customMetadata'] {
  const others = customMetadata as Request['customMetadata'];
  if (decisionTree === undefined) return others;
  if (others === null) throw badInput('Give a tree, or clear all free-form data.', 'fields.customMetadata');
  return { ...others, decisionTree: decisionTree && toDecisionTreeRequest(decisionTree, context) };
}

const stored = (url: string | null | undefined, context: Context): string | null | undefined =>
  url == null ? url : toStoredUrl(url, context);

/** The platform reads up to 1 as a ratio and what is above as percent (OP-40): what no percentage is goes as it is, and is refused. */
const toScoreRate = (percent: number | null | undefined): number | null | undefined =>
  percent == null || percent < 0 || percent > 100 ? percent : percent / 100;

const toMetadata = (
  { language, avatars, dynamicContentHeight, fixedContentHeight }: CourseMetadataInput,
  context: Context,
): Record<string, unknown> =>
  defined({
    lang: language,
    avatars: avatars?.map(({ name, imageUrl }) => ({ name: name ?? null, link: stored(imageUrl, context) ?? null })),
    dynamicContentHeight,
    fixedContentHeight,
  });

/** Without what was not given; null stands. */
const defined = <Members extends object>(members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Members;
