import { lazy, type ReactElement } from 'react';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';

const PublishCourse = lazy(async () => {
  const { PublishCourse: component } = await import('./PublishCourse.tsx');
  return { default: component };
});

const UnpublishCourse = lazy(async () => {
  const { UnpublishCourse: component } = await import('./UnpublishCourse.tsx');
  return { default: component };
});

/** Asks before a course of the list is published or unpublished (OP-217); what it asks with is the editor's, and loads when it is needed. */
export function PublicationDialog({
  asked,
  course: { courseId, name, published, learnerCount },
  pending,
  publish,
  onClosed,
}: {
  asked: 'publish' | 'unpublish';
  course: {
    readonly courseId: number;
    readonly name: string;
    readonly published: boolean;
    readonly learnerCount: number;
  };
  pending: boolean;
  /** Does either, and answers whether it was done. */
  publish: () => Promise<boolean>;
  onClosed: () => void;
}): ReactElement {
  return (
    <LazyBoundary waiting={null}>
      {asked === 'publish' ? (
        <PublishCourse
          courseId={courseId}
          published={published}
          pending={pending}
          onPublish={publish}
          onClosed={onClosed}
        />
      ) : (
        <UnpublishCourse
          course={name}
          learnerCount={learnerCount}
          onConfirmed={() => {
            onClosed();
            void publish();
          }}
          onDismissed={onClosed}
        />
      )}
    </LazyBoundary>
  );
}
