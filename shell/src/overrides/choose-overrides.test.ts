import { chooseOverrides, withOverrides } from './choose-overrides';

const page = 'https://vitrine.example/showroom24';
const local = 'http://localhost:3003/mf-manifest.json';

test.each([
  ['of the address', `?mf.viewer=${local}`, {}, { viewer: local }],
  ['of 127.0.0.1', '?mf.viewer=http://127.0.0.1:1/m.json', {}, { viewer: 'http://127.0.0.1:1/m.json' }],
  ['of [::1]', '?mf.viewer=http://[::1]:1/m.json', {}, { viewer: 'http://[::1]:1/m.json' }],
  ['that were kept', '', { viewer: local }, { viewer: local }],
  [
    'of the address over kept ones',
    `?mf.viewer=${local}`,
    { viewer: 'http://localhost:1/' },
    { viewer: local },
  ],
  ['of several remotes', `?mf.manager=${local}`, { viewer: local }, { manager: local, viewer: local }],
  ['not those that an empty one takes away', '?mf.viewer=', { viewer: local }, {}],
  ['not of other machines', '?mf.viewer=https://elsewhere.example/m.json', {}, {}],
  ['not of a name that begins like this machine', '?mf.viewer=http://localhost.elsewhere.example/', {}, {}],
  [
    'not of a user name that reads like this machine',
    '?mf.viewer=http://localhost@elsewhere.example/',
    {},
    {},
  ],
  ['not of other protocols', '?mf.viewer=javascript://localhost/%0aalert(1)', {}, {}],
  ['not of what is no address', '?mf.viewer=localhost', {}, {}],
  ['not of remotes that do not exist', `?mf.other=${local}`, {}, {}],
  ['not of a kept one that somebody changed', '', { viewer: 'https://elsewhere.example/' }, {}],
])('overrides: %s', (_what, search, kept, chosen) => {
  expect(chooseOverrides(page + search, kept)).toEqual(chosen);
});

test('an address takes exactly the overrides that there are, and keeps the rest of itself', () => {
  const address = `${page}?tab=one&mf.manager=${local}#here`;
  const changed = new URL(withOverrides(address, { viewer: local }));
  expect([...changed.searchParams]).toEqual([
    ['tab', 'one'],
    ['mf.viewer', local],
  ]);
  expect(changed.hash).toBe('#here');
  expect(withOverrides(changed.href, {})).toBe(`${page}?tab=one#here`);
});
