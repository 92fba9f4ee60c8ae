import { expect, test } from 'vitest';
import { endpointOf } from './endpointOf.ts';

test.each([
  ['/api/v1/secured/usercourses/77/lecture/1002?view=learner', '/api/v1/secured/usercourses/{id}/lecture/{lectureId}'],
  ['/api/v1/public/courses?q=name==%27x%27', '/api/v1/public/courses'],
  ['/api/v1/public/tokens/se-cret/_redeem', '/api/v1/public/tokens/{token}/_redeem'],
  ['/api/v1/public/users/_searchByUsername/a%40b.test', '/api/v1/public/users/_searchByUsername/{username}'],
  ['/api/v1/secured/usercourses/active', '/api/v1/secured/usercourses/active'],
  ['/oauth/google/exchange?authorization_code=x', '/oauth/{auth_type}/exchange'],
  ['/static/workspaces/localhost/profile.json', '/static/workspaces/{profileName}/profile.json'],
  ['/static/media/german.webp', '/static/*'],
])('%s belongs to %s', (path, endpoint) => {
  expect(endpointOf(path)).toBe(endpoint);
});

test.each(['/outbox', '/api/v1/secured/unknown/7', '/', ''])('"%s" belongs to no endpoint', (path) => {
  expect(endpointOf(path)).toBeUndefined();
});
