import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../../ui/download/saveFile.ts';
import { importTemplate } from './importTemplate.ts';
import { bulkMessages as messages } from './messages.ts';

/** What a table of people can say, in the order of the template. */
export const templateHeads = [
  messages.nameColumn,
  messages.addressColumn,
  messages.groupsColumn,
  messages.coursesColumn,
  messages.vouchersColumn,
] as const;

/** Gives an empty table whose heads the import knows, in the language of the page. */
export function TemplateButton(): ReactElement {
  const intl = useIntl();
  return (
    <Button
      appearance="transparent"
      icon={<ArrowDownloadRegular fontSize={20} />}
      onClick={() =>
        saveFile(
          `${intl.formatMessage(messages.templateFile)}.csv`,
          importTemplate(templateHeads.map((head) => intl.formatMessage(head))),
        )
      }
    >
      {intl.formatMessage(messages.template)}
    </Button>
  );
}
