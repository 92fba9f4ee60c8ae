/**
 * @generated SignedSource<<e89be7fab0dd4aba7a2fa2b9f66ee449>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useProgressTable_userCourse$data = ReadonlyArray<{
  readonly course: {
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
  readonly startTime: string;
  readonly username: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LearnerCell_userCourse" | "LearnerStateMark_userCourse" | "SeenCell_userCourse" | "StandsAtCell_userCourse">;
  readonly " $fragmentType": "useProgressTable_userCourse";
}>;
export type useProgressTable_userCourse$key = ReadonlyArray<{
  readonly " $data"?: useProgressTable_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProgressTable_userCourse">;
}>;

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
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useProgressTable_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "dueTime",
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
      "name": "scorePercent",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LearnerCell_userCourse"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LearnerStateMark_userCourse"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeenCell_userCourse"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StandsAtCell_userCourse"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};
})();

(node as any).hash = "63a189f9687878ecef5303dc17894530";

export default node;
