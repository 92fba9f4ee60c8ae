/**
 * @generated SignedSource<<a13522a14a821116ff67bf68293113af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type NoCertificateReason = "NOT_CERTIFIABLE" | "NOT_COMPLETE" | "SCORE_TOO_LOW";
import { FragmentRefs } from "relay-runtime";
export type CompletionScreen_course$data = {
  readonly courseId: number;
  readonly metadata: {
    readonly language: string | null | undefined;
  };
  readonly miniDescription: string;
  readonly name: string;
  readonly viewerUserCourse: {
    readonly certificate: {
      readonly uuid: string;
    } | null | undefined;
    readonly completion: {
      readonly certificate: boolean;
      readonly complete: boolean;
      readonly noCertificateReason: NoCertificateReason | null | undefined;
    };
    readonly phase: LearnerPhase;
    readonly scorePercent: number;
    readonly " $fragmentSpreads": FragmentRefs<"CompletionResult_userCourse">;
  } | null | undefined;
  readonly " $fragmentType": "CompletionScreen_course";
};
export type CompletionScreen_course$key = {
  readonly " $data"?: CompletionScreen_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompletionScreen_course",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseId",
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
      "name": "miniDescription",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserCourse",
      "kind": "LinkedField",
      "name": "viewerUserCourse",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "scorePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Certificate",
          "kind": "LinkedField",
          "name": "certificate",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "CompletionCheck",
            "kind": "LinkedField",
            "name": "completion",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "complete",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "certificate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "noCertificateReason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "action": "THROW"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompletionResult_userCourse"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "506ba8448fd9c0f9de2e54f5db5bc35a";

export default node;
