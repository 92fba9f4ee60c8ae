/**
 * @generated SignedSource<<233449f06fcbf86f4518eb3d7bf25a36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "LINK" | "LIVE_LECTURE" | "LOOM" | "MEETING" | "PDF" | "SCORM" | "TYPEFORM" | "VIDEO_FILE" | "VIMEO" | "YOUTUBE";
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type VideoTextView_section$data = {
  readonly html: string;
  readonly textColumns: number;
  readonly videoColumns: number;
  readonly videoKind: MediaKind;
  readonly videoSide: Side;
  readonly videoUrl: string;
  readonly " $fragmentType": "VideoTextView_section";
};
export type VideoTextView_section$key = {
  readonly " $data"?: VideoTextView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoTextView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VideoTextView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoSide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoColumns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textColumns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "type": "VideoTextSection",
  "abstractKey": null
};

(node as any).hash = "894e361b78e9ce80605b3b8b1f19e2e1";

export default node;
