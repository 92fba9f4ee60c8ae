/**
 * @generated SignedSource<<13de7ec66a0378665d7e8290abef9435>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LearnerProgressHead_userCourse$data = {
  readonly certificate: {
    readonly " $fragmentSpreads": FragmentRefs<"LearnerCertificate_certificate">;
  } | null | undefined;
  readonly continueAt: {
    readonly name: string;
  } | null | undefined;
  readonly correctPoints: number;
  readonly course: {
    readonly courseId: number;
    readonly metadata: {
      readonly language: string | null | undefined;
    };
    readonly name: string;
  } | null | undefined;
  readonly dueTime: string | null | undefined;
  readonly finishTime: string | null | undefined;
  readonly id: string;
  readonly lastActivityTime: string | null | undefined;
  readonly name: string | null | undefined;
  readonly scorePercent: number;
  readonly seenPercent: number;
  readonly startTime: string;
  readonly stuck: boolean;
  readonly totalPoints: number;
  readonly userId: number;
  readonly username: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeDueDate_userCourse" | "LearnerStateMark_userCourse">;
  readonly " $fragmentType": "LearnerProgressHead_userCourse";
};
export type LearnerProgressHead_userCourse$key = {
  readonly " $data"?: LearnerProgressHead_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerProgressHead_userCourse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearnerProgressHead_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "username",
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
      "name": "finishTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastActivityTime",
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
      "name": "scorePercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stuck",
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
        (v0/*:: as any*/)
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
          "kind": "ScalarField",
          "name": "courseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueTime",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LearnerCertificate_certificate"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LearnerStateMark_userCourse"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeDueDate_userCourse"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};
})();

(node as any).hash = "1f038316505865c86b3745e6347c8230";

export default node;
