import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useCourseActionStyles } from './CourseAction.styles.ts';

/** Enrols in the course. It keeps the focus while it waits. */
export function EnrolButton({
  primary,
  pending,
  onClick,
  children,
}: {
  primary: boolean;
  pending: boolean;
  onClick: () => void;
  children: ReactNode;
}): ReactElement {
  return (
    <Button
      className={useCourseActionStyles().button}
      appearance={primary ? 'primary' : 'secondary'}
      size="large"
      disabledFocusable={pending}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
