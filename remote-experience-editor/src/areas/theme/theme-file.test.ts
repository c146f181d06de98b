import { standardTheme } from '@vitrine/shared/contract';
import { verdictsOf } from './palette';
import { presetNames, presets } from './presets';
import { readThemeFile, themeFile } from './theme-file';

it.each(presetNames)('reads back %s as it was written', (name) => {
  const theme = { ...standardTheme(), ...presets[name], title: { en: 'Stays here' }, poster: 'a'.repeat(64) };
  const written = themeFile(theme);
  expect(written).not.toContain('Stays here');
  expect(written).not.toContain('aaaa');
  expect(readThemeFile(written)).toEqual({ look: presets[name] });
});

it.each(presetNames)('%s can be read, in light and in dark', (name) => {
  const { colours, dark } = presets[name];
  for (const scheme of [colours, ...(dark ? [dark] : [])])
    expect(verdictsOf(scheme).map(({ verdict }) => verdict)).toEqual(['good', 'good', 'good', 'good']);
});

it.each([
  ['no JSON', '{', null],
  ['another file', '{"name":"left-pad"}', null],
  ['nothing', '', null],
  ['a list', '[]', null],
])('refuses %s', (_what, text, mistake) => expect(readThemeFile(text)).toEqual({ mistake }));

it.each([
  [
    'a colour that is style text',
    { colours: { ...presets.oak.colours, text: 'red;}body{' } },
    'colours.text',
  ],
  ['a font that we do not have', { font: 'Comic Sans' }, 'font'],
  ['something nobody asked for', { css: '*{}' }, ''],
])('says where %s stands', (_what, wrong, place) => {
  const read = readThemeFile(JSON.stringify({ kind: 'vitrine-theme', ...presets.oak, ...wrong }));
  expect(read).toEqual({ mistake: expect.stringContaining(place) });
});
