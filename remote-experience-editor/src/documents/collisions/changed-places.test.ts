import { changedPlaces } from './changed-places';
import { readablePlace } from './readable-place';

const poll = (options: Record<string, { order: string; label: Record<string, string> }>) => ({
  changeAllowed: true,
  questions: { q1: { order: 'a0', text: { en: 'Which wood?' }, options } },
});
const oak = { order: 'a0', label: { en: 'Oak', de: 'Eiche' } };
const before = poll({ o1: oak });
const words = {
  language: 'en',
  languageName: (tag: string) => ({ de: 'German' })[tag] ?? tag,
  fieldName: (key: string) => `The ${key}`,
};

describe('what changed between two states', () => {
  it('is told place by place, with what stood and what stands there', () => {
    const after = {
      ...poll({ o1: { ...oak, label: { en: 'Oak', de: 'Eichenholz' } } }),
      changeAllowed: false,
    };
    expect(changedPlaces(before, after)).toEqual([
      { path: ['changeAllowed'], before: true, after: false },
      { path: ['questions', 'q1', 'options', 'o1', 'label', 'de'], before: 'Eiche', after: 'Eichenholz' },
    ]);
  });

  it('names a new or removed entry once', () => {
    const ash = { order: 'a1', label: { en: 'Ash' } };
    expect(changedPlaces(before, poll({ o2: ash }))).toEqual([
      { path: ['questions', 'q1', 'options', 'o1'], before: oak, after: undefined },
      { path: ['questions', 'q1', 'options', 'o2'], before: undefined, after: ash },
    ]);
  });
});

describe('a place in words', () => {
  it('has the names of entries and languages in place of their keys', () => {
    const path = ['questions', 'q1', 'options', 'o1', 'label', 'de'];
    expect(readablePlace(path, [before], words)).toBe(
      'The questions › Which wood? › The options › Oak › The label › German',
    );
    expect(readablePlace(['changeAllowed'], [before], words)).toBe('The changeAllowed');
  });

  it('counts entries that have no words', () => {
    const nameless = poll({ o1: oak, o2: { order: 'a1', label: {} } });
    expect(readablePlace(['questions', 'q1', 'options', 'o2'], [nameless], words)).toBe(
      'The questions › Which wood? › The options › № 2',
    );
  });
});
