/**
 * @generated SignedSource<<8c577902ba7463f26d0edc8d086ab57a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FoundWith_userCourse$data = {
  readonly course: {
    readonly courseId: number;
  } | null | undefined;
  readonly umbrella: {
    readonly courseId: number;
    readonly metadata: {
      readonly language: string | null | undefined;
    };
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "FoundWith_userCourse";
};
export type FoundWith_userCourse$key = {
  readonly " $data"?: FoundWith_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundWith_userCourse">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "courseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FoundWith_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Course",
      "kind": "LinkedField",
      "name": "course",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "umbrella",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
      "to": "NULL"
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};
})();

(node as any).hash = "fd0ce4180a12b252bea7791eb2f34541";

export default node;
