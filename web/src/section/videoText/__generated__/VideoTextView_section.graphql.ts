/**
 * @generated SignedSource<<6e2258583bdd3fb634f68391d9b913bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "KINESCOPE" | "LINK" | "LIVE_LECTURE" | "LOOM" | "MEETING" | "PDF" | "SCORM" | "TYPEFORM" | "VIDEO_FILE" | "VIMEO" | "YOUTUBE";
export type Side = "LEFT" | "RIGHT";
import { FragmentRefs } from "relay-runtime";
export type VideoTextView_section$data = {
  readonly captions: ReadonlyArray<{
    readonly label: string;
    readonly language: string;
    readonly vtt: string;
  }>;
  readonly html: string;
  readonly sectionId: number;
  readonly textColumns: number;
  readonly transcript: string;
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
      "name": "sectionId",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VideoCaption",
      "kind": "LinkedField",
      "name": "captions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vtt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transcript",
      "storageKey": null
    }
  ],
  "type": "VideoTextSection",
  "abstractKey": null
};

(node as any).hash = "d32eb805ca266a785e0ac26539b5117f";

export default node;
