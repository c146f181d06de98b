import { standardTheme, themeDocument } from './document';

const css = [
  'red',
  '#fff;}body{display:none',
  'url(https://elsewhere.example)',
  'var(--x)',
  '#ff',
  '',
  'expression(1)',
];

describe('a look is made of values', () => {
  it.each(css)('a colour is six digits, not %j', (colour) => {
    const { colours } = standardTheme();
    for (const name of ['background', 'text', 'accent'])
      expect(
        themeDocument.safeParse({ ...standardTheme(), colours: { ...colours, [name]: colour } }).success,
      ).toBe(false);
    expect(
      themeDocument.safeParse({ ...standardTheme(), dark: { ...colours, accent: colour } }).success,
    ).toBe(false);
  });

  it.each([
    ['a font from elsewhere', { font: 'Comic Sans, url(https://elsewhere.example)' }],
    ['a font of headings from elsewhere', { headingFont: 'serif; }' }],
    ['a radius with a unit', { radiusPx: '4px' }],
    ['a radius without an end', { radiusPx: 1e9 }],
    ['a picture by its address', { poster: 'https://elsewhere.example/a.png' }],
    ['CSS of its own', { css: 'body { display: none }' }],
  ])('%s is none of them', (_what, own) => {
    expect(themeDocument.safeParse({ ...standardTheme(), ...own }).success).toBe(false);
  });

  it('the one that everybody begins with is', () => {
    expect(themeDocument.parse(standardTheme())).toEqual(standardTheme());
  });
});
