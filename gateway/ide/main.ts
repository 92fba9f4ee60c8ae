/** The GraphQL IDE: GraphiQL with our examples, served by the gateway itself. */
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './narrow.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { tabOf } from './example.ts';
import { examples } from './examples.ts';
import { liveFetcher } from './liveFetcher.ts';
import { secretFreeStorage } from './secretFreeStorage.ts';

// Without a store of ours the library writes here, headers and passwords included.
for (const key of Object.keys(localStorage)) if (key.startsWith('graphiql:')) localStorage.removeItem(key);

const place = document.querySelector('#ide');
if (place !== null) {
  createRoot(place).render(
    createElement(GraphiQL, {
      fetcher: liveFetcher,
      defaultTabs: examples.map(tabOf),
      storage: secretFreeStorage(sessionStorage),
      shouldPersistHeaders: false,
      showPersistHeadersSettings: false,
      // The contract's own introduction in place of the library's sentence.
      schemaDescription: true,
      inputValueDeprecation: true,
    }),
  );
}
