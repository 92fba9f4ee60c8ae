import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { lazy, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { loadScript } from '../../../scriptLoadError.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { useMenuListStyles } from '../../../ui/menu/useMenuListStyles.ts';
import { CourseChangeDialog } from './CourseChangeDialog.tsx';
import { courseChanges, type CourseChange } from './courseChanges.ts';
import { courseExportMessages } from './exported/messages.ts';
import { courseBulkMessages as messages } from './messages.ts';

/** With what packs the file. */
const ExportCoursesDialog = lazy(() =>
  loadScript(() => import('./exported/ExportCoursesDialog.tsx')).then((module) => ({
    default: module.ExportCoursesDialog,
  })),
);

const { bulkCourses: most } = limits;

/** What can be done with selected courses: each after a look at what it would do, and then as a job whose report is shown (BEY-12). */
export function CourseBulkActions({ ids }: { ids: readonly string[] }): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const [asked, setAsked] = useState<CourseChange | 'export' | null>(null);
  if (ids.length > most) {
    return <span>{intl.formatMessage(messages.tooMany, { most, count: ids.length })}</span>;
  }
  return (
    <>
      {courseChanges.map((change) =>
        change === 'export' ? (
          <Button key={change} onClick={() => setAsked(change)}>
            {intl.formatMessage(courseExportMessages.action)}
          </Button>
        ) : 'action' in change ? (
          <Button key={change.action} onClick={() => setAsked(change)}>
            {intl.formatMessage(change.name)}
          </Button>
        ) : (
          <Menu key={messages.topics.id} positioning="above-end">
            <MenuTrigger disableButtonEnhancement>
              <Button>{intl.formatMessage(messages.topics)}</Button>
            </MenuTrigger>
            <MenuPopover>
              <MenuList className={menuStyles.fitting}>
                {change.map((item) => (
                  <MenuItem key={item.action} onClick={() => setAsked(item)}>
                    {intl.formatMessage(item.name)}
                  </MenuItem>
                ))}
              </MenuList>
            </MenuPopover>
          </Menu>
        ),
      )}
      {asked === 'export' ? (
        <LazyBoundary waiting={null}>
          <ExportCoursesDialog ids={ids} onClosed={() => setAsked(null)} />
        </LazyBoundary>
      ) : null}
      {asked && asked !== 'export' ? (
        <CourseChangeDialog change={asked} ids={ids} onClosed={() => setAsked(null)} />
      ) : null}
    </>
  );
}
