/**
 * @generated SignedSource<<7397829495ebc383f0b06241800fdbbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FactMeasure = "ACTIVE" | "ANSWERS" | "AVERAGE_SCORE" | "CERTIFICATES" | "CORRECT" | "DONE" | "FINISHED" | "REGISTERED" | "SEEN" | "STARTED" | "USAGES" | "USERS" | "VOUCHERS" | "WRONG";
import { FragmentRefs } from "relay-runtime";
export type TypeCards_analytics$data = {
  readonly CAMPAIGN: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly CERTIFICATE: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly LECTURE: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly MODULES: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly QUESTION_ANSWER: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly USER_COURSE: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly WORKSPACE: ReadonlyArray<{
    readonly measure: FactMeasure;
    readonly value: number | null | undefined;
  }>;
  readonly before_CAMPAIGN?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly before_CERTIFICATE?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly before_LECTURE?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly before_MODULES?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly before_QUESTION_ANSWER?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly before_USER_COURSE?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly before_WORKSPACE?: ReadonlyArray<{
    readonly value: number | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "TypeCards_analytics";
};
export type TypeCards_analytics$key = {
  readonly " $data"?: TypeCards_analytics$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeCards_analytics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "courseId",
  "variableName": "courseId"
},
v1 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "endTime"
},
v2 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "startTime"
},
v3 = {
  "kind": "Literal",
  "name": "type",
  "value": "USER_COURSE"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "measure",
    "storageKey": null
  },
  (v4/*:: as any*/)
],
v6 = {
  "kind": "Literal",
  "name": "type",
  "value": "LECTURE"
},
v7 = {
  "kind": "Literal",
  "name": "type",
  "value": "MODULES"
},
v8 = {
  "kind": "Literal",
  "name": "type",
  "value": "QUESTION_ANSWER"
},
v9 = {
  "kind": "Literal",
  "name": "type",
  "value": "CERTIFICATE"
},
v10 = {
  "kind": "Literal",
  "name": "type",
  "value": "CAMPAIGN"
},
v11 = {
  "kind": "Literal",
  "name": "type",
  "value": "WORKSPACE"
},
v12 = {
  "kind": "Variable",
  "name": "endTime",
  "variableName": "startTime"
},
v13 = {
  "kind": "Variable",
  "name": "startTime",
  "variableName": "beforeTime"
},
v14 = [
  (v4/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "beforeTime"
    },
    {
      "kind": "RootArgument",
      "name": "compared"
    },
    {
      "kind": "RootArgument",
      "name": "courseId"
    },
    {
      "kind": "RootArgument",
      "name": "endTime"
    },
    {
      "kind": "RootArgument",
      "name": "startTime"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TypeCards_analytics",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": "USER_COURSE",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "LECTURE",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "MODULES",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "QUESTION_ANSWER",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "CERTIFICATE",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "CAMPAIGN",
        "args": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v10/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": "WORKSPACE",
        "args": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "concreteType": "FactValue",
        "kind": "LinkedField",
        "name": "totals",
        "plural": true,
        "selections": (v5/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "condition": "compared",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "before_USER_COURSE",
          "args": [
            (v0/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "before_LECTURE",
          "args": [
            (v0/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "before_MODULES",
          "args": [
            (v0/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "before_QUESTION_ANSWER",
          "args": [
            (v0/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v8/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "before_CERTIFICATE",
          "args": [
            (v0/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v9/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "before_CAMPAIGN",
          "args": [
            (v0/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v10/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": "before_WORKSPACE",
          "args": [
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "concreteType": "FactValue",
          "kind": "LinkedField",
          "name": "totals",
          "plural": true,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Analytics",
  "abstractKey": null
};
})();

(node as any).hash = "cb4b341cd5506f67102724f6a003e88f";

export default node;
