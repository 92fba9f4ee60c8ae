/**
 * @generated SignedSource<<95f60f56aee3c90c736f62729b5776b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LearnerPhase = "COMPLETED" | "ENROLLED" | "GAVE_UP" | "IN_PROGRESS";
import { FragmentRefs } from "relay-runtime";
export type ReadOnlyNote_course$data = {
  readonly viewerUserCourse: {
    readonly expired: boolean;
    readonly phase: LearnerPhase;
  } | null | undefined;
  readonly " $fragmentType": "ReadOnlyNote_course";
};
export type ReadOnlyNote_course$key = {
  readonly " $data"?: ReadOnlyNote_course$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadOnlyNote_course">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReadOnlyNote_course",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "9130d9035a295edbac746641e22c5759";

export default node;
