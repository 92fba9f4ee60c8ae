import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AchievementImage } from './AchievementImage.tsx';
import type { AchievementPicture_item$key } from './__generated__/AchievementPicture_item.graphql.ts';

/** The picture of an achievement that was read; a trophy for one that its author has removed (null). `size` in px. */
export function AchievementPicture({
  item,
  size,
  earned,
}: {
  item: AchievementPicture_item$key | null;
  size: number;
  earned: boolean;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment AchievementPicture_item on Achievement @throwOnFieldError {
        frame
        imageUrl
      }
    `,
    item,
  );
  return <AchievementImage frame={data?.frame ?? false} imageUrl={data?.imageUrl} size={size} earned={earned} />;
}
