/**
 * @generated SignedSource<<c1c9433579e9379af691c07ccc7ffd04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ACCESS_RESTORED" | "ACCESS_WITHDRAWN" | "ACCOUNT_ERASED" | "CAMPAIGN_CHANGED" | "CAMPAIGN_CREATED" | "CAMPAIGN_DELETED" | "CERTIFICATE_RESTORED" | "CERTIFICATE_REVOKED" | "CONSENT_ACCEPTED" | "CONSENT_CREATED" | "COURSE_DELETED" | "COURSE_LOCK_OVERRIDDEN" | "DATA_EXPORTED" | "DISCUSSION_MODERATED" | "DISCUSSION_REPORTED" | "DUE_DATE_CHANGED" | "EXTERNAL_REFUSED" | "EXTERNAL_SIGN_IN" | "GROUP_CHANGED" | "GROUP_COURSE_ASSIGNED" | "GROUP_COURSE_CHANGED" | "GROUP_COURSE_REMOVED" | "GROUP_CREATED" | "GROUP_DELETED" | "GROUP_JOINED" | "GROUP_LEFT" | "INTEGRATION_CHANGED" | "INVITATION_ACCEPTED" | "INVITATION_REVOKED" | "INVITED" | "LEARNERS_MESSAGED" | "LIST_DOWNLOADED" | "LOCKED" | "OTHER" | "PASSWORD_CHANGED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "PERSON_ADDED" | "PERSON_ENROLLED" | "PERSON_REMOVED" | "PERSON_UNENROLLED" | "PRIVACY_REQUEST_CLOSED" | "PRIVACY_REQUEST_LOGGED" | "PROFILE_CHANGED" | "REGISTERED" | "RETENTION_CHANGED" | "RIGHTS_CHANGED" | "SESSION_MISUSED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGNED_OUT_EVERYWHERE" | "SIGN_IN_REFUSED" | "UNLOCKED" | "VOUCHERS_CREATED" | "WAITING_ENROLMENT_CANCELLED" | "WORKSPACE_CREATED";
import { FragmentRefs } from "relay-runtime";
export type useAuditTable_entry$data = ReadonlyArray<{
  readonly action: AuditAction;
  readonly actorId: number | null | undefined;
  readonly actorName: string | null | undefined;
  readonly details: unknown;
  readonly id: string;
  readonly subjectId: number | null | undefined;
  readonly subjectName: string | null | undefined;
  readonly time: string;
  readonly " $fragmentType": "useAuditTable_entry";
}>;
export type useAuditTable_entry$key = ReadonlyArray<{
  readonly " $data"?: useAuditTable_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAuditTable_entry">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useAuditTable_entry",
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
      "name": "time",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "details",
      "storageKey": null
    }
  ],
  "type": "AuditEntry",
  "abstractKey": null
};

(node as any).hash = "936f5307cd5d5317d6e0cfe1f57d1a14";

export default node;
