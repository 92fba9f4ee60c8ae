import type { FluentIcon } from '@fluentui/react-icons';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import { ChatMultipleRegular } from '@fluentui/react-icons/svg/chat-multiple';
import { KeyRegular } from '@fluentui/react-icons/svg/key';
import { PeopleSyncRegular } from '@fluentui/react-icons/svg/people-sync';
import { VideoRegular } from '@fluentui/react-icons/svg/video';
import type { MessageDescriptor } from 'react-intl';
import type { FieldName } from './integrationFields.ts';
import { kindMessages as messages } from './kindMessages.ts';

/** The kinds as the contract names them. */
export type KindName = 'PERSONNEL' | 'OAUTH2' | 'LOOM' | 'FORUM' | 'PUSH_NOTIFICATION';

/** One way to fill in a kind. */
export interface Method {
  /** Names it within its kind. */
  id: string;
  /** Null where there is no other way. */
  name: MessageDescriptor | null;
  fields: readonly FieldName[];
}

export interface Kind {
  type: KindName;
  /** What the contract calls its fields (`IntegrationValuesInput`). */
  member: 'personnel' | 'oauth2' | 'loom' | 'forum' | 'push';
  name: MessageDescriptor;
  /** What it is for, and what it does today. */
  about: MessageDescriptor;
  /** What is lost when it is disconnected. */
  losses: MessageDescriptor;
  icon: FluentIcon;
  methods: readonly [Method, ...Method[]];
  /** Whether something is called that can be tested. */
  testable: boolean;
}

/** What can be connected, in the order of the page. */
export const integrationKinds: readonly Kind[] = [
  {
    type: 'PERSONNEL',
    member: 'personnel',
    name: messages.personnel,
    about: messages.personnelAbout,
    losses: messages.personnelLosses,
    icon: PeopleSyncRegular,
    methods: [
      { id: 'token', name: messages.scimToken, fields: ['scimEndpoint', 'token', 'group'] },
      {
        id: 'client',
        name: messages.scimClient,
        fields: ['scimEndpoint', 'tokenEndpoint', 'clientId', 'clientSecret', 'group'],
      },
      { id: 'directory', name: messages.directory, fields: ['subdomain', 'apiKey'] },
    ],
    testable: true,
  },
  {
    type: 'OAUTH2',
    member: 'oauth2',
    name: messages.signIn,
    about: messages.signInAbout,
    losses: messages.signInLosses,
    icon: KeyRegular,
    methods: [
      {
        id: 'code',
        name: null,
        fields: [
          'issuer',
          'authorizationEndpoint',
          'tokenEndpoint',
          'userEndpoint',
          'clientId',
          'clientSecret',
          'responseType',
          'scope',
          'emailProperty',
          'buttonLabel',
        ],
      },
    ],
    testable: true,
  },
  {
    type: 'LOOM',
    member: 'loom',
    name: messages.loom,
    about: messages.loomAbout,
    losses: messages.keptLosses,
    icon: VideoRegular,
    methods: [{ id: 'app', name: null, fields: ['appName', 'appKey'] }],
    testable: false,
  },
  {
    type: 'FORUM',
    member: 'forum',
    name: messages.forum,
    about: messages.forumAbout,
    losses: messages.forumLosses,
    icon: ChatMultipleRegular,
    methods: [{ id: 'forum', name: null, fields: ['forumId', 'apiKey'] }],
    testable: false,
  },
  {
    type: 'PUSH_NOTIFICATION',
    member: 'push',
    name: messages.push,
    about: messages.pushAbout,
    losses: messages.keptLosses,
    icon: AlertRegular,
    methods: [{ id: 'app', name: null, fields: ['appName', 'appKey', 'apiKey'] }],
    testable: false,
  },
];
