/**
 * @generated SignedSource<<e89e4330cb983fdbe079419422056132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "KINESCOPE" | "LINK" | "LIVE_LECTURE" | "LOOM" | "MEETING" | "PDF" | "SCORM" | "TYPEFORM" | "VIDEO_FILE" | "VIMEO" | "YOUTUBE";
import { FragmentRefs } from "relay-runtime";
export type GuestLecture_lecture$data = {
  readonly content: {
    readonly questions: ReadonlyArray<{
      readonly number?: number;
      readonly placed?: boolean;
      readonly questionId?: number;
      readonly " $fragmentSpreads": FragmentRefs<"QuestionCard_question">;
    }>;
    readonly sections: ReadonlyArray<{
      readonly sectionId?: number;
      readonly " $fragmentSpreads": FragmentRefs<"SectionView_section">;
    }>;
  };
  readonly description: string;
  readonly durationMinutes: number | null | undefined;
  readonly headerImageUrl: string | null | undefined;
  readonly lectureId: number;
  readonly mediaSource: {
    readonly endTime: string | null | undefined;
    readonly kind: MediaKind;
    readonly startTime: string | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "GuestLecture_lecture";
};
export type GuestLecture_lecture$key = {
  readonly " $data"?: GuestLecture_lecture$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestLecture_lecture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GuestLecture_lecture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headerImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MediaSource",
      "kind": "LinkedField",
      "name": "mediaSource",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startTime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LectureContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sectionId",
                  "storageKey": null
                }
              ],
              "type": "SectionFields",
              "abstractKey": "__isSectionFields"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SectionView_section"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "questions",
          "plural": true,
          "selections": [
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "questionId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "number",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "placed",
                  "storageKey": null
                }
              ],
              "type": "QuestionFields",
              "abstractKey": "__isQuestionFields"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "QuestionCard_question"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewLecture",
  "abstractKey": null
};

(node as any).hash = "6dc89c42c21d4dd0d21d7838cff535d1";

export default node;
