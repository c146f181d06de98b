import { materialVariantsBy } from './material-variant';

const options = {
  fabric: {
    order: 'a0',
    name: { en: 'Fabric' },
    values: {
      moss: { order: 'a0', label: { en: 'Moss wool', de: 'Wolle Moos' } },
      rust: { order: 'a1', label: { en: 'Rust wool', de: 'Wolle Rost' } },
    },
  },
  wood: {
    order: 'a1',
    name: { en: 'Wood' },
    values: {
      oak: { order: 'a0', label: { en: 'Oiled oak', de: 'Eiche geölt' } },
      smoked: { order: 'a1', label: { en: 'Smoked oak', de: 'Räuchereiche' } },
    },
  },
  size: {
    order: 'a2',
    name: { en: 'Size' },
    values: { two: { order: 'a0', label: { en: 'Two seats', de: 'Zweisitzer' } } },
  },
};
const values = { fabric: 'moss', wood: 'smoked', size: 'two' };
const shown = (names: string[], materialVariant?: string) =>
  materialVariantsBy(options, names)({ values, ...(materialVariant !== undefined && { materialVariant }) });

describe('the material variant that shows a variant', () => {
  it.each([
    ['one of its values', ['Rust wool', 'Moss wool'], 'Moss wool'],
    ['what the model tells apart', ['moss_wool-smoked.oak', 'moss_wool-oiled.oak'], 'moss_wool-smoked.oak'],
    [
      'all of its values',
      ['Smoked oak', 'Moss wool / Smoked oak / Two seats'],
      'Moss wool / Smoked oak / Two seats',
    ],
    ['its value in another language', ['Räuchereiche', 'Eiche geölt'], 'Räuchereiche'],
  ])('is called as %s', (_how, names, expected) => expect(shown(names)).toBe(expected));

  it('is the one that it names, whatever the others are called', () =>
    expect(shown(['Moss wool', 'Variant 02'], 'Variant 02')).toBe('Variant 02'));

  it.each([
    ['the model has none', [], undefined],
    ['none is called so', ['Walnut', '', '—'], undefined],
    ['the one that it names has gone, even if another is called as its values', ['Moss wool'], 'Variant 02'],
  ])('is not there where %s', (_why, names, named) => expect(shown(names, named)).toBeUndefined());
});
