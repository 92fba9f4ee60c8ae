/**
 * @generated SignedSource<<9f47fd4c991b505c897f60ff7a1f95dc>>
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
  "metadata": null,
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

(node as any).hash = "a869b2fc1369e2f38a4aa9604362d725";

export default node;
