/**
 * @generated SignedSource<<4a5d88c6e16374c5c873f45db64eb5f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompletionRecordCard_record$data = {
  readonly certificate: {
    readonly " $fragmentSpreads": FragmentRefs<"CertificateLine_certificate">;
  } | null | undefined;
  readonly courseId: number;
  readonly courseLanguage: string | null | undefined;
  readonly courseName: string;
  readonly finishTime: string;
  readonly scorePercent: number | null | undefined;
  readonly " $fragmentType": "CompletionRecordCard_record";
};
export type CompletionRecordCard_record$key = {
  readonly " $data"?: CompletionRecordCard_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionRecordCard_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompletionRecordCard_record",
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
      "name": "courseName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courseLanguage",
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
      "kind": "ScalarField",
      "name": "finishTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Certificate",
      "kind": "LinkedField",
      "name": "certificate",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CertificateLine_certificate"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompletionRecord",
  "abstractKey": null
};

(node as any).hash = "88408751f6b5e7834ddd27a3cf341e38";

export default node;
