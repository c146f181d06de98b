import { loggedAddress } from './logged-address';

it.each([
  ['/showroom24/test/23456789abcdefghjkmn', '/showroom24/test/…'],
  [
    '/v1/placements/showroom24/test/23456789abcdefghjkmn/responses',
    '/v1/placements/showroom24/test/…/responses',
  ],
  [
    '/v1/brands/b/placements/p/test-accesses/23456789abcdefghjkmn/revoke',
    '/v1/brands/b/placements/p/test-accesses/…/revoke',
  ],
  ['/v1/visitors/respo23456789abc/erase', '/v1/visitors/…/erase'],
  ['/manager/authentication?invite=secret', '/manager/authentication'],
  ['/v1/brands/b/stores?q=a%0Ab\n/test/x', '/v1/brands/b/stores'],
  ['/showroom24', '/showroom24'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});
