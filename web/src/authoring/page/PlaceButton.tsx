import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import { placeWords } from './placeWords.ts';

/** A place of the course by its name; pressing it opens the place. */
export function PlaceButton({
  draft,
  place,
  onOpen,
}: {
  draft: CourseDraft;
  place: ProblemPlace;
  onOpen: (place: ProblemPlace) => void;
}): ReactElement {
  const intl = useIntl();
  return (
    <Button size="small" appearance="transparent" onClick={() => onOpen(place)}>
      {placeWords(intl, draft, place)}
    </Button>
  );
}
