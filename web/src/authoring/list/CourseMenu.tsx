import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { DataTrendingRegular } from '@fluentui/react-icons/svg/data-trending';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { DocumentCopyRegular } from '@fluentui/react-icons/svg/document-copy';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { GlobeArrowUpRegular } from '@fluentui/react-icons/svg/globe-arrow-up';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { lazy, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { statisticsMessages } from '../../statistics/messages.ts';
import { DeleteCourseDialog } from './DeleteCourseDialog.tsx';
import { courseListMessages as messages } from './messages.ts';
import { PublicationDialog } from './PublicationDialog.tsx';
import { useCopyCourse } from './useCopyCourse.ts';
import { useExportCourse } from './useExportCourse.ts';
import { usePublishCourse } from './usePublishCourse.ts';
import { useTemplateMark } from './useTemplateMark.ts';
import type { CourseMenu_course$key } from './__generated__/CourseMenu_course.graphql.ts';
import { loadScript } from '../../scriptLoadError.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { useMenuListStyles } from '../../ui/menu/useMenuListStyles.ts';

const CourseHistory = lazy(() =>
  loadScript(() => import('./CourseHistory.tsx')).then((module) => ({ default: module.CourseHistory })),
);

/** What can be done with a course of the list (CRS-15, CRS-17, CRS-18, CRS-21, IMPEX-01, OP-284). */
export function CourseMenu({ course: key }: { course: CourseMenu_course$key }): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState<'delete' | 'history' | 'publish' | 'unpublish' | null>(null);
  const course = useFragment(
    graphql`
      fragment CourseMenu_course on AuthoredCourse @throwOnFieldError {
        id
        courseId
        name
        published
        template
        version
        learnerCount
        rights {
          mayEdit
          mayMakeTemplate
        }
      }
    `,
    key,
  );
  const [publish, publishing] = usePublishCourse(course);
  const [copy, copying] = useCopyCourse(course);
  const [save, saving] = useExportCourse(course);
  const [mark, marking] = useTemplateMark(course);
  const { courseId, name, published, template, rights, version } = course;
  const words = intl.formatMessage;
  const close = (): void => {
    setAsking(null);
    // The menu item that opened it is gone.
    setTimeout(() => trigger.current?.focus());
  };
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button
            ref={trigger}
            data-tour="actions"
            appearance="subtle"
            icon={<MoreHorizontalRegular fontSize={20} />}
            aria-label={words(messages.actionsOf, { course: name })}
            disabledFocusable={publishing || copying || saving || marking}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList className={menuStyles.fitting}>
            {rights.mayEdit ? (
              <MenuItem icon={<EditRegular />} onClick={() => void navigate(links.editCourse(courseId))}>
                {words(messages.edit)}
              </MenuItem>
            ) : null}
            {published && !template ? (
              <MenuItem icon={<EyeRegular />} onClick={() => void navigate(links.course(courseId))}>
                {words(messages.view)}
              </MenuItem>
            ) : null}
            {rights.mayEdit && !template ? (
              <MenuItem icon={<DataTrendingRegular />} onClick={() => void navigate(links.courseStatistics(courseId))}>
                {words(statisticsMessages.title)}
              </MenuItem>
            ) : null}
            {rights.mayEdit && !template ? (
              <MenuItem
                icon={published ? <EyeOffRegular /> : <GlobeArrowUpRegular />}
                onClick={() => setAsking(published ? 'unpublish' : 'publish')}
              >
                {words(published ? messages.unpublish : messages.publish)}
              </MenuItem>
            ) : null}
            <MenuItem icon={<HistoryRegular />} onClick={() => setAsking('history')}>
              {words(messages.history)}
            </MenuItem>
            <MenuItem icon={<CopyRegular />} onClick={copy}>
              {words(messages.copy)}
            </MenuItem>
            {/* A live course would leave the catalogue at once: it is unpublished first, which asks. */}
            {rights.mayMakeTemplate && rights.mayEdit && (template || !published) ? (
              <MenuItem icon={<DocumentCopyRegular />} onClick={mark}>
                {words(template ? messages.endTemplate : messages.makeTemplate)}
              </MenuItem>
            ) : null}
            <MenuItem icon={<ArrowDownloadRegular />} onClick={save}>
              {words(messages.exportFile)}
            </MenuItem>
            {rights.mayEdit ? (
              <>
                <MenuDivider />
                <MenuItem icon={<DeleteRegular />} onClick={() => setAsking('delete')}>
                  {words(messages.delete)}
                </MenuItem>
              </>
            ) : null}
          </MenuList>
        </MenuPopover>
      </Menu>
      {asking === 'delete' ? <DeleteCourseDialog course={course} onClosed={close} /> : null}
      {asking === 'history' ? (
        <LazyBoundary>
          <CourseHistory courseId={courseId} version={version} mayName={rights.mayEdit} onClosed={close} />
        </LazyBoundary>
      ) : null}
      {asking === 'publish' || asking === 'unpublish' ? (
        <PublicationDialog asked={asking} course={course} pending={publishing} publish={publish} onClosed={close} />
      ) : null}
    </>
  );
}
