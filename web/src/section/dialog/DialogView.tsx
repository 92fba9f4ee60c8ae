import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useViewer } from '../../viewer/useShell.ts';
import { QuestionCard } from '../../quiz/QuestionCard.tsx';
import type { BubbleProps } from './Bubble.tsx';
import { DialogSection } from './DialogSection.tsx';
import type { DialogView_section$data, DialogView_section$key } from './__generated__/DialogView_section.graphql.ts';

/** A conversation of a lecture. */
export function DialogView({ section }: { section: DialogView_section$key }): ReactElement {
  const { sectionId, turns } = useFragment(
    graphql`
      fragment DialogView_section on DialogSection @throwOnFieldError {
        sectionId
        turns {
          usesOwnPicture
          side
          avatarUrl
          avatarName
          bubbles {
            __typename
            ... on TextBubble {
              html
            }
            ... on VideoBubble {
              url
            }
            ... on AudioBubble {
              url
            }
            ... on QuestionBubble {
              question {
                ...QuestionCard_question
              }
            }
          }
        }
      }
    `,
    section,
  );
  return (
    <DialogSection
      sectionId={sectionId}
      learner={useViewer()}
      turns={turns.map((turn) => ({ ...turn, bubbles: turn.bubbles.flatMap(bubbleProps) }))}
    />
  );
}

/** Nothing for a bubble of a kind that this version does not know. */
function bubbleProps(bubble: DialogView_section$data['turns'][number]['bubbles'][number]): BubbleProps[] {
  switch (bubble.__typename) {
    case 'TextBubble':
      return [{ kind: 'text', html: bubble.html }];
    case 'VideoBubble':
      return [{ kind: 'video', url: bubble.url }];
    case 'AudioBubble':
      return [{ kind: 'audio', url: bubble.url }];
    case 'QuestionBubble':
      return [{ kind: 'question', question: bubble.question && <QuestionCard question={bubble.question} /> }];
    default:
      return [];
  }
}
