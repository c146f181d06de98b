import { defaultTheme, themeDocument } from './theme/document';

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
    const { colours } = defaultTheme();
    for (const name of ['background', 'text', 'accent'])
      expect(
        themeDocument.safeParse({ ...defaultTheme(), colours: { ...colours, [name]: colour } }).success,
      ).toBe(false);
    expect(themeDocument.safeParse({ ...defaultTheme(), dark: { ...colours, accent: colour } }).success).toBe(
      false,
    );
  });

  it.each([
    ['a font from elsewhere', { font: 'Comic Sans, url(https://elsewhere.example)' }],
    ['a font of headings from elsewhere', { headingFont: 'serif; }' }],
    ['a radius with a unit', { radiusPx: '4px' }],
    ['a radius without an end', { radiusPx: 1e9 }],
    ['a picture by its address', { poster: 'https://elsewhere.example/a.png' }],
    ['CSS of its own', { css: 'body { display: none }' }],
  ])('%s is none of them', (_what, own) => {
    expect(themeDocument.safeParse({ ...defaultTheme(), ...own }).success).toBe(false);
  });

  it('the one that everybody begins with is', () => {
    expect(themeDocument.parse(defaultTheme())).toEqual(defaultTheme());
  });
});
