import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import limits from '../../../../../contracts/limits.json' with { type: 'json' };
import { useMenuListStyles } from '../../../ui/menu/useMenuListStyles.ts';
import { CourseChangeDialog } from './CourseChangeDialog.tsx';
import { courseChanges, type CourseChange } from './courseChanges.ts';
import { courseBulkMessages as messages } from './messages.ts';

const { bulkCourses: most } = limits;

/** What can be done with selected courses: each after a look at what it would do, and then as a job whose report is shown (BEY-12). */
export function CourseBulkActions({ ids }: { ids: readonly string[] }): ReactElement {
  const intl = useIntl();
  const menuStyles = useMenuListStyles();
  const [asked, setAsked] = useState<CourseChange | null>(null);
  if (ids.length > most) {
    return <span>{intl.formatMessage(messages.tooMany, { most, count: ids.length })}</span>;
  }
  return (
    <>
      {courseChanges.map((change) =>
        'action' in change ? (
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
      {asked ? <CourseChangeDialog change={asked} ids={ids} onClosed={() => setAsked(null)} /> : null}
    </>
  );
}
