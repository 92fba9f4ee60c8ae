/**
 * @generated SignedSource<<cd616884a4747f2cc896487fcb531ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseTiming = "FINISHED" | "RUNNING" | "WILL_START";
export type EnrolmentState = "ENROL" | "ENROLLED" | "EXTERNAL" | "FINISHED" | "PRE_ENROL" | "SIGN_IN" | "UNPUBLISHED" | "VOUCHER" | "WILL_START";
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type CourseAction_course$data = {
  readonly anonymousAllowed: boolean;
  readonly availableFromTime: string | null | undefined;
  readonly courseId: number;
  readonly enrolment: {
    readonly endTime: string | null | undefined;
    readonly startTime: string | null | undefined;
    readonly state: EnrolmentState;
  };
  readonly externalUrl: string | null | undefined;
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly lectureId: number;
      readonly moduleId: number;
    }>;
  }>;
  readonly published: boolean;
  readonly startTime: string | null | undefined;
  readonly timing: CourseTiming;
  readonly viewerUserCourse: {
    readonly certificate: {
      readonly uuid: string;
    } | null | undefined;
    readonly certificateProgress: {
      readonly reached: boolean;
    } | null | undefined;
    readonly continueAt: {
      readonly lectureId: number;
      readonly moduleId: number;
      readonly sectionId: number | null | undefined;
    } | null | undefined;
    readonly expired: boolean;
    readonly phase: LearnerPhase;
  } | null | undefined;
  readonly " $fragmentType": "CourseAction_course";
};
export type CourseAction_course$key = {
  readonly " $data"?: CourseAction_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseAction_course">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startTime",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lectureId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moduleId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CourseAction_course",
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
      "name": "externalUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "published",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableFromTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anonymousAllowed",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EnrolmentOption",
        "kind": "LinkedField",
        "name": "enrolment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
            "storageKey": null
          },
          (v0/*:: as any*/),
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
      "action": "THROW"
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
          "name": "expired",
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
          "alias": null,
          "args": null,
          "concreteType": "ContinuePoint",
          "kind": "LinkedField",
          "name": "continueAt",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sectionId",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
              "name": "reached",
              "storageKey": null
            }
          ],
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
        "concreteType": "Module",
        "kind": "LinkedField",
        "name": "modules",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Lecture",
            "kind": "LinkedField",
            "name": "lectures",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "2e197242df31f7528a85ea4e6c93319f";

export default node;
