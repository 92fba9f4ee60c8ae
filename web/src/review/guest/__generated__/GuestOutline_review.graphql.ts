/**
 * @generated SignedSource<<2e46245379cf59c012e66a8f60568721>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestOutline_review$data = {
  readonly courseName: string;
  readonly modules: ReadonlyArray<{
    readonly lectures: ReadonlyArray<{
      readonly durationMinutes: number | null | undefined;
      readonly lectureId: number;
      readonly name: string;
    }>;
    readonly moduleId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "GuestOutline_review";
};
export type GuestOutline_review$key = {
  readonly " $data"?: GuestOutline_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestOutline_review">;
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
  "name": "GuestOutline_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewModule",
      "kind": "LinkedField",
      "name": "modules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moduleId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewLectureStep",
          "kind": "LinkedField",
          "name": "lectures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lectureId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "durationMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "b06ebd021224a91d19d0c9d5e1b5bc87";

export default node;
