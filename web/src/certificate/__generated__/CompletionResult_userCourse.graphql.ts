/**
 * @generated SignedSource<<1ef6e99835c7877ebada4b821312b5dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CertificateStatus = "EXPIRED" | "REVOKED" | "VALID";
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
export type NoCertificateReason = "NOT_CERTIFIABLE" | "NOT_COMPLETE" | "SCORE_TOO_LOW";
import { FragmentRefs } from "relay-runtime";
export type CompletionResult_userCourse$data = {
  readonly certificate: {
    readonly status: CertificateStatus;
    readonly uuid: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddToLinkedIn_certificate" | "CertificateArtwork_certificate" | "CertificateDownload_certificate" | "CertificateVerdict_certificate" | "OpenBadgeDownload_certificate">;
  } | null | undefined;
  readonly certificateProgress: {
    readonly pointsPercent: number;
    readonly requiredPercent: number;
  } | null | undefined;
  readonly completion: {
    readonly certificate: boolean;
    readonly complete: boolean;
    readonly missingLectures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MissingLectures_steps">;
    }>;
    readonly noCertificateReason: NoCertificateReason | null | undefined;
    readonly requiredPercent: number;
    readonly scorePercent: number;
  };
  readonly phase: LearnerPhase;
  readonly scorePercent: number;
  readonly seenPercent: number;
  readonly userCourseId: number;
  readonly " $fragmentType": "CompletionResult_userCourse";
};
export type CompletionResult_userCourse$key = {
  readonly " $data"?: CompletionResult_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionResult_userCourse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scorePercent",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiredPercent",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompletionResult_userCourse",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CertificateProgress",
      "kind": "LinkedField",
      "name": "certificateProgress",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pointsPercent",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateVerdict_certificate"
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToLinkedIn_certificate"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OpenBadgeDownload_certificate"
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
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
})();

(node as any).hash = "bfbcf7b017e141df8812b9b48edc19e8";

export default node;
