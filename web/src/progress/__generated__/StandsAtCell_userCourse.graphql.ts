/**
 * @generated SignedSource<<e8da5afb36a441b38d79886a99d5d524>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type StandsAtCell_userCourse$data = {
  readonly continueAt: {
    readonly lectureId: number;
  } | null | undefined;
  readonly course: {
    readonly metadata: {
      readonly language: string | null | undefined;
    };
  } | null | undefined;
  readonly lastPosition: {
    readonly lectureName: string;
  } | null | undefined;
  readonly phase: LearnerPhase;
  readonly " $fragmentType": "StandsAtCell_userCourse";
};
export type StandsAtCell_userCourse$key = {
  readonly " $data"?: StandsAtCell_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandsAtCell_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StandsAtCell_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContinuePoint",
      "kind": "LinkedField",
      "name": "continueAt",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StudyPosition",
      "kind": "LinkedField",
      "name": "lastPosition",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lectureName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourseMetadata",
          "kind": "LinkedField",
          "name": "metadata",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "3ae8541654146158bde4ce9e7b95f616";

export default node;
