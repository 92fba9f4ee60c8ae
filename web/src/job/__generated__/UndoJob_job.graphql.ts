/**
 * @generated SignedSource<<629352d10ac57987172aa0566b73bad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type JobKind = "ANSWER_GRADING" | "COURSE_CHANGE" | "COURSE_CHANGE_TRIAL" | "COURSE_DELETION" | "COURSE_UNDO" | "ENROLMENT_CHANGE" | "ENROLMENT_CHANGE_TRIAL" | "ENROLMENT_UNDO" | "EXPORT" | "GROUP_MEMBERS" | "GROUP_MEMBERS_TRIAL" | "LEARNER_MESSAGE" | "LINK_CHECK" | "OTHER" | "PEOPLE_CHANGE" | "PEOPLE_ENROLMENT" | "PEOPLE_ENROLMENT_TRIAL" | "PEOPLE_IMPORT" | "PEOPLE_IMPORT_TRIAL" | "PEOPLE_UNDO" | "PERSONNEL_SYNC";
import { FragmentRefs } from "relay-runtime";
export type UndoJob_job$data = {
  readonly id: string;
  readonly kind: JobKind;
  readonly rowCounts: {
    readonly done: number;
  };
  readonly " $fragmentType": "UndoJob_job";
};
export type UndoJob_job$key = {
  readonly " $data"?: UndoJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UndoJob_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobRowCounts",
      "kind": "LinkedField",
      "name": "rowCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "7f0f4b41a5c7988dc4715791bdadfde5";

export default node;
