import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { SelectField } from '../ui/form/SelectField.tsx';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { orders, type Order } from './threadOrders.ts';

/** Which questions after a lecture are listed, and which of them first. */
export function ThreadOrderField({
  order,
  onChanged,
}: {
  order: Order;
  onChanged: (order: Order) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  return (
    <div className={styles.order}>
      <SelectField
        label={intl.formatMessage(messages.order)}
        value={order}
        options={Object.entries(orders).map(([value, name]) => ({ value, label: intl.formatMessage(name) }))}
        onChanged={(value) => onChanged(value as Order)}
      />
    </div>
  );
}
