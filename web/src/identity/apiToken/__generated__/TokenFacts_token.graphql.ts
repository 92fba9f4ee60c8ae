/**
 * @generated SignedSource<<e33b8a04d0ba39388833cf5d51f6eb93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type TokenScope = "ACCOUNT_READ" | "ACCOUNT_WRITE" | "ANALYTICS_READ" | "CAMPAIGNS_READ" | "CAMPAIGNS_WRITE" | "COURSES_READ" | "COURSES_WRITE" | "DISCUSSIONS_READ" | "DISCUSSIONS_WRITE" | "ENROLMENTS_READ" | "ENROLMENTS_WRITE" | "FILES_READ" | "FILES_WRITE" | "JOBS_READ" | "JOBS_WRITE" | "PEOPLE_READ" | "PEOPLE_WRITE" | "WORKSPACE_READ" | "WORKSPACE_WRITE";
import { FragmentRefs } from "relay-runtime";
export type TokenFacts_token$data = {
  readonly expireTime: string;
  readonly expired: boolean;
  readonly lastCharacters: string;
  readonly lastUseTime: string | null | undefined;
  readonly name: string;
  readonly ownerName: string | null | undefined;
  readonly ownerUsername: string;
  readonly previousExpireTime: string | null | undefined;
  readonly scopes: ReadonlyArray<TokenScope>;
  readonly serviceAccountId: number | null | undefined;
  readonly usage: ReadonlyArray<{
    readonly callCount: number;
    readonly cost: number;
  }>;
  readonly " $fragmentType": "TokenFacts_token";
};
export type TokenFacts_token$key = {
  readonly " $data"?: TokenFacts_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"TokenFacts_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TokenFacts_token",
  "selections": [
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
      "name": "ownerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownerUsername",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceAccountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastCharacters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expireTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousExpireTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUseTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiTokenUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "callCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "78175b35d7534da6a03cca14e7cbbf0f";

export default node;
