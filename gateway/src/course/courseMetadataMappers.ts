import { records, textOrNull, type FreeForm } from '../freeForm.ts';
import type { CourseMetadata } from '../generated/resolverTypes.ts';

/** What authors state about a course as a whole (OP-89). Nothing in it is sure: a missing or wrong member gets its default. */
export function toCourseMetadata({
  lang,
  avatars,
  dynamicContentHeight,
  fixedContentHeight,
}: FreeForm): CourseMetadata {
  return {
    language: textOrNull(lang),
    avatars: records(avatars).map((avatar) => ({
      name: textOrNull(avatar['name']),
      imageUrl: textOrNull(avatar['link']),
    })),
    dynamicContentHeight: dynamicContentHeight === true,
    fixedContentHeight:
      typeof fixedContentHeight === 'number' && Number.isFinite(fixedContentHeight)
        ? Math.round(fixedContentHeight)
        : null,
  };
}
