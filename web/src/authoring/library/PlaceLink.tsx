import { Link } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLinkClickHandler } from 'react-router';
import { links } from '../../routing/links.ts';
import { stateOfPlace, type StoredPlace } from '../page/storedPlace.ts';
import { libraryMessages as messages } from './messages.ts';
import type { FilePlace } from './useFileChanges.ts';

/** Leads to where a course or a lecture shows a file, in its editor. */
export function PlaceLink({ place, onFollowed }: { place: FilePlace; onFollowed: () => void }): ReactElement {
  const intl = useIntl();
  const { address, stored } = targetOf(place);
  const href = useHref(address);
  const follow = useLinkClickHandler(address, { state: stateOfPlace(stored) });
  const words =
    place.kind === 'COURSE'
      ? intl.formatMessage(messages.courseItself)
      : place.name || intl.formatMessage(messages.unnamedLecture);
  return (
    <Link
      href={href}
      onClick={(event) => {
        follow(event);
        // In a tab of its own it leaves the list where it is.
        if (event.defaultPrevented) onFollowed();
      }}
    >
      {words}
    </Link>
  );
}

function targetOf(place: FilePlace): { readonly address: string; readonly stored: StoredPlace } {
  const { kind, rawId, courseId, moduleId, sectionId } = place;
  if (kind === 'COURSE' || !courseId || !moduleId) {
    return { address: links.editCourse(courseId ?? rawId), stored: { kind: 'course', id: 0, field: '' } };
  }
  const stored: StoredPlace = sectionId
    ? { kind: 'section', id: sectionId, field: '' }
    : { kind: 'lecture', id: rawId, field: '' };
  return { address: links.editLecture({ courseId, moduleId, lectureId: rawId }), stored };
}
