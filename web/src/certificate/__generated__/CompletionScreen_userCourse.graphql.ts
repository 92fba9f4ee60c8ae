/**
 * @generated SignedSource<<ebcdd83ae128ee71dbe64bf2f7073868>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type NoCertificateReason = "NOT_CERTIFIABLE" | "NOT_COMPLETE" | "SCORE_TOO_LOW";
export type ProgressLevel = "ALMOST" | "DONE" | "GO" | "NICE";
import { FragmentRefs } from "relay-runtime";
export type CompletionScreen_userCourse$data = {
  readonly certificate: {
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"CertificateArtwork_certificate" | "CertificateDownload_certificate">;
  } | null | undefined;
  readonly completion: {
    readonly certificate: boolean;
    readonly complete: boolean;
    readonly missingLectures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MissingLectures_steps">;
    }>;
    readonly noCertificateReason: NoCertificateReason | null | undefined;
    readonly passingPercent: number;
    readonly scorePercent: number;
  };
  readonly level: ProgressLevel;
  readonly phase: LearnerPhase;
  readonly seenPercent: number;
  readonly userCourseId: number;
  readonly " $fragmentType": "CompletionScreen_userCourse";
};
export type CompletionScreen_userCourse$key = {
  readonly " $data"?: CompletionScreen_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionScreen_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompletionScreen_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userCourseId",
      "storageKey": null
    },
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
      "name": "seenPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateArtwork_certificate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateDownload_certificate"
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
            "name": "scorePercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passingPercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "noCertificateReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "LectureStep",
            "kind": "LinkedField",
            "name": "missingLectures",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MissingLectures_steps"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "0dea324e925127db1d7db3e8a2320e29";

export default node;
