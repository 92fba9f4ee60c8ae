import { Button } from '@fluentui/react-components';
import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { useApiTokenErrorText } from '../../identity/apiToken/useApiTokenErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { AskingButton } from './AskingButton.tsx';
import { serviceAccountMessages as messages } from './messages.ts';
import { useDeleteServiceAccount } from './useDeleteServiceAccount.ts';
import { useUpdateServiceAccount } from './useUpdateServiceAccount.ts';

const disableWords = {
  verb: messages.disable,
  verbOf: messages.disableOf,
  question: messages.disableTitle,
  text: messages.disableText,
};
const deleteWords = {
  verb: messages.delete,
  verbOf: messages.deleteOf,
  question: messages.deleteTitle,
  text: messages.deleteText,
};

/** The ways to change, disable and delete a service account. */
export function ServiceAccountActions({
  id,
  name,
  disabled,
  editButton,
  onEdited,
  onSwitched,
  onDeleted,
}: {
  id: string;
  name: string;
  disabled: boolean;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdited: () => void;
  /** The button that was pressed is another one then. */
  onSwitched: () => void;
  onDeleted: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const errorText = useApiTokenErrorText();
  const [update, updating, notUpdated] = useUpdateServiceAccount();
  const [remove, removing, notRemoved] = useDeleteServiceAccount();
  return (
    <>
      <FormError>{disabled && notUpdated ? errorText(notUpdated) : null}</FormError>
      <div className={styles.actions}>
        <Button
          ref={editButton}
          size="small"
          aria-label={intl.formatMessage(messages.editOf, { name })}
          onClick={onEdited}
        >
          {intl.formatMessage(messages.edit)}
        </Button>
        {disabled ? (
          <Button
            size="small"
            disabledFocusable={updating}
            aria-label={intl.formatMessage(messages.enableOf, { name })}
            onClick={() => update({ serviceAccountId: id, disabled: false }, { onDone: onSwitched })}
          >
            {intl.formatMessage(messages.enable)}
          </Button>
        ) : (
          <AskingButton
            name={name}
            words={disableWords}
            pending={updating}
            failure={notUpdated}
            onConfirmed={(close) =>
              update(
                { serviceAccountId: id, disabled: true },
                {
                  onDone: () => {
                    close();
                    onSwitched();
                  },
                },
              )
            }
          />
        )}
        <AskingButton
          name={name}
          words={deleteWords}
          pending={removing}
          failure={notRemoved}
          onConfirmed={(close) =>
            remove(id, () => {
              close();
              onDeleted();
            })
          }
        />
      </div>
    </>
  );
}
