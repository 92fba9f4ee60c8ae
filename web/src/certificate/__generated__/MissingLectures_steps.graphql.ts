/**
 * @generated SignedSource<<84da78a5947f969edb67a29ef5637151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MissingLectures_steps$data = ReadonlyArray<{
  readonly lectureId: number;
  readonly moduleId: number;
  readonly moduleName: string;
  readonly name: string;
  readonly " $fragmentType": "MissingLectures_steps";
}>;
export type MissingLectures_steps$key = ReadonlyArray<{
  readonly " $data"?: MissingLectures_steps$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingLectures_steps">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "MissingLectures_steps",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lectureId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "moduleId",
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
      "name": "moduleName",
      "storageKey": null
    }
  ],
  "type": "LectureStep",
  "abstractKey": null
};

(node as any).hash = "2dcb56355e56628f92a632ade4a778ce";

export default node;
