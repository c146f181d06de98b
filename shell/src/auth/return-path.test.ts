import { returnPath, signInAddress } from './return-path';

const origin = 'https://vitrine.example';
const after = (asked: string) => returnPath(`?${new URLSearchParams({ return: asked })}`, origin);

test('people come back to the address that they asked for', () => {
  const asked = '/manager/panel/brands/b1/stores?q=oslo#top';
  expect(after(asked)).toBe(asked);
  expect(returnPath(new URL(signInAddress(asked), origin).search, origin)).toBe(asked);
});

test.each([
  ['another origin', 'https://evil.example/manager/panel'],
  ['another origin without a scheme', '//evil.example/manager/panel'],
  ['another origin behind a backslash', '/\\evil.example/manager/panel'],
  ['a script', 'javascript:alert(1)//manager/panel'],
  ['a place of visitors', '/showroom24'],
  ['a way out of the staff area', '/manager/panel/../../showroom24'],
  ['the sign-in screen itself', '/manager/authentication'],
  ['the end of the session', '/manager/logout'],
  ['no address', 'http://'],
  ['nothing', ''],
])('%s is not gone to', (_, asked) => {
  expect(after(asked)).toBe('/manager/panel/brands');
});
