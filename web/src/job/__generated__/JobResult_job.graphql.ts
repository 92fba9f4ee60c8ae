/**
 * @generated SignedSource<<f77bff0e79e6168c2245c9bf6d9e09f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type JobResult_job$data = {
  readonly result: {
    readonly bytes: number;
    readonly expireTime: string;
    readonly rowCount: number;
    readonly url: string;
  } | null | undefined;
  readonly " $fragmentType": "JobResult_job";
};
export type JobResult_job$key = {
  readonly " $data"?: JobResult_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobResult_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobResult_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobResult",
      "kind": "LinkedField",
      "name": "result",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rowCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expireTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "fab78d875ab2f5cd00c88c8686b139d7";

export default node;
