import type { ComponentProps, ReactElement } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useCourseActionStyles } from './CourseAction.styles.ts';

/** A link among the actions of a course, as wide as they are. */
export function ActionLink(props: Omit<ComponentProps<typeof ButtonLink>, 'className' | 'size'>): ReactElement {
  return <ButtonLink {...props} className={useCourseActionStyles().button} size="large" />;
}
