/**
 * @generated SignedSource<<def55ae066b66eb31e49c3bc8e64539f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Questions_threads$data = ReadonlyArray<{
  readonly threadId: number;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadEntry_thread">;
  readonly " $fragmentType": "Questions_threads";
}>;
export type Questions_threads$key = ReadonlyArray<{
  readonly " $data"?: Questions_threads$data;
  readonly " $fragmentSpreads": FragmentRefs<"Questions_threads">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Questions_threads",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "threadId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadEntry_thread"
    }
  ],
  "type": "DiscussionThread",
  "abstractKey": null
};

(node as any).hash = "e78ab32621f99f61f63c6001aef05896";

export default node;
