/**
 * @generated SignedSource<<91bc348c6c9db6a40823e9cb8f428a6b>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Course",
  "abstractKey": null
};

(node as any).hash = "45274f6e6962952cf123dbc1ba4b8e71";

export default node;
