import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { achievementMessages } from '../../achievement/messages.ts';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const small = tokens.lineHeightBase200;
const line = tokens.lineHeightBase300;
/** A picture, or two lines beside it, with what is around them: it grows with the type that the author reads in. */
const row = `(max(40px, ${line} + ${small} + 2px) + 26px)`;

const useStyles = makeStyles({ editor: { display: 'flex', flexDirection: 'column', gap: '12px' } });

/** As high as the achievements that are on their way, so that what stands below does not move. */
export function AchievementsSkeleton({ count, readOnly }: { count: number; readOnly: boolean }): ReactElement {
  const intl = useIntl();
  return (
    <Section heading={intl.formatMessage(achievementMessages.heading)}>
      <div className={useStyles().editor}>
        <Skeleton height={`calc(${count === 0 ? `2 * ${line}` : `${count} * ${row} + ${(count - 1) * 8}px`})`} />
        {readOnly ? null : <Skeleton width="210px" height={`calc(${line} + 12px)`} />}
      </div>
    </Section>
  );
}
