/**
 * @generated SignedSource<<68b1eb6ee24c70d28d986a670648d93e>>
 * @relayHash 07585b965d85dce36b4b64fa4ef3fa6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c97acc4323adc04eb8edec35b6c48712cbbfb4d5c24d1356cdaa34bc0c0b563f

import { ConcreteRequest } from 'relay-runtime';
export type UnlockCourseInput = {
  courseId: string;
  handOverTo?: string | null | undefined;
  lockToken?: number | null | undefined;
};
export type unlockCourseMutation$variables = {
  input: UnlockCourseInput;
};
export type unlockCourseMutation$data = {
  readonly unlockCourse: {
    readonly unlocked: boolean | null | undefined;
  } | null | undefined;
};
export type unlockCourseMutation = {
  response: unlockCourseMutation$data;
  variables: unlockCourseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UnlockCoursePayload",
    "kind": "LinkedField",
    "name": "unlockCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unlocked",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "unlockCourseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "unlockCourseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c97acc4323adc04eb8edec35b6c48712cbbfb4d5c24d1356cdaa34bc0c0b563f",
    "metadata": {},
    "name": "unlockCourseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "163bf6e7e54b4049835729bebc0c4fe5";

export default node;
