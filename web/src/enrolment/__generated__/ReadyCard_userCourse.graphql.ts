/**
 * @generated SignedSource<<a016d02c735f84986a6c18276eefa3fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReadyCard_userCourse$data = {
  readonly certificateProgress: {
    readonly passingPercent: number;
    readonly pointsPercent: number;
    readonly reached: boolean;
  } | null | undefined;
  readonly course: {
    readonly courseId: number;
    readonly imageUrl: string | null | undefined;
    readonly name: string;
  };
  readonly scorePercent: number;
  readonly " $fragmentType": "ReadyCard_userCourse";
};
export type ReadyCard_userCourse$key = {
  readonly " $data"?: ReadyCard_userCourse$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyCard_userCourse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReadyCard_userCourse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scorePercent",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
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
            "name": "imageUrl",
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
          "name": "reached",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "UserCourse",
  "abstractKey": null
};

(node as any).hash = "8b5367cf5efa53d117644cafbf65bef4";

export default node;
