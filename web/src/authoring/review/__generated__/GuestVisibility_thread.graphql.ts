/**
 * @generated SignedSource<<8df44ac553abbe3da2fc52a5b4e18f37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestVisibility_thread$data = {
  readonly courseId: number;
  readonly guestVisibilityEditable: boolean;
  readonly guestVisible: boolean;
  readonly threadId: number;
  readonly " $fragmentType": "GuestVisibility_thread";
};
export type GuestVisibility_thread$key = {
  readonly " $data"?: GuestVisibility_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestVisibility_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GuestVisibility_thread",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threadId",
      "storageKey": null
    },
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
      "name": "guestVisible",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guestVisibilityEditable",
      "storageKey": null
    }
  ],
  "type": "ReviewThread",
  "abstractKey": null
};

(node as any).hash = "127abf7d19a08def31794bebd4a63769";

export default node;
