/**
 * @generated SignedSource<<18a49405a0f0d0287202142d3545edca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CourseType = "DECISION_TREE" | "EXTERNAL" | "NORMAL" | "SCORM_COURSE";
import { FragmentRefs, Result } from "relay-runtime";
export type CourseScreen_course$data = {
  readonly courseId: number;
  readonly description: string;
  readonly imageUrl: string | null | undefined;
  readonly metadata: {
    readonly language: string | null | undefined;
  };
  readonly name: string;
  readonly tags: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly type: CourseType;
  readonly videoUrl: string | null | undefined;
  readonly viewerUserCourse: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AchievementStrip_userCourse" | "CourseHead_userCourse" | "CourseProgress_userCourse" | "GiveUpButton_userCourse">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"AchievementStrip_course" | "CourseAction_course" | "CourseHead_course" | "CourseInside_course" | "KeepCourse_course" | "PracticalInfo_course">;
  readonly " $fragmentType": "CourseScreen_course";
};
export type CourseScreen_course$key = {
  readonly " $data"?: CourseScreen_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourseScreen_course">;
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
  "name": "CourseScreen_course",
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
      "name": "type",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUrl",
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
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "UserCourse",
        "kind": "LinkedField",
        "name": "viewerUserCourse",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CourseHead_userCourse"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CourseProgress_userCourse"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AchievementStrip_userCourse"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GiveUpButton_userCourse"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseHead_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseAction_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CourseInside_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AchievementStrip_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PracticalInfo_course"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeepCourse_course"
    }
  ],
  "type": "Course",
  "abstractKey": null
};
})();

(node as any).hash = "ef3d455856bda252eeb654a352fba8c5";

export default node;
