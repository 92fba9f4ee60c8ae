/**
 * @generated SignedSource<<5b1e316151593bdf4bcde91be3707360>>
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
  readonly textContentSize: number;
  readonly videoContentSize: number;
  readonly videoKind: MediaKind;
  readonly videoSide: Side;
  readonly videoSrc: string;
  readonly " $fragmentType": "VideoTextView_section";
};
export type VideoTextView_section$key = {
  readonly " $data"?: VideoTextView_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoTextView_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VideoTextView_section",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoSrc",
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
      "name": "videoContentSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textContentSize",
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

(node as any).hash = "4f3d0530a0dea0254ed09667c1fd67a0";

export default node;
