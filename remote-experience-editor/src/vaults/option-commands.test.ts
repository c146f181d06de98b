import { type AnswerOptions, answerOptions, inOrder } from '@vitrine/shared/contract';
import { addedOptions, changedOption, removedOption } from './option-commands';
import { pastedOptions } from './pasted-options';

const labels = (options: AnswerOptions) => inOrder(options).map(([, { label }]) => label.en);

describe('changes of options', () => {
  const two = addedOptions({ label: { en: 'Oak' } }, { label: { en: 'Ash' } })({});
  const [oak = ''] = inOrder(two).map(([id]) => id);

  it('add at the end, in the order given', () => {
    const four = addedOptions({ label: { en: 'Elm' } }, { label: { en: 'Fir' } })(two);
    expect(labels(four)).toEqual(['Oak', 'Ash', 'Elm', 'Fir']);
    expect(answerOptions.parse(four)).toEqual(four);
  });

  it('keep the id when anything else changes, and take away what is undefined', () => {
    const coded = changedOption(oak, { label: { en: 'European oak' }, code: 'oak', other: true })(two);
    expect(coded[oak]).toMatchObject({ label: { en: 'European oak' }, code: 'oak', other: true });
    const plain = changedOption(oak, { code: undefined, other: undefined })(coded);
    expect(Object.keys(plain[oak] ?? {}).sort()).toEqual(['label', 'order']);
  });

  it('do nothing to one that is gone', () => {
    const one = removedOption(oak)(two);
    expect(labels(one)).toEqual(['Ash']);
    expect(changedOption(oak, { code: 'x' })(one)).toBe(one);
  });
});

describe('pasted options', () => {
  it('are one a line, without the empty ones', () => {
    expect(pastedOptions(' Oak \r\n\n  \nAsh\n', 'en').entries).toEqual([
      { label: { en: 'Oak' } },
      { label: { en: 'Ash' } },
    ]);
  });

  it('take code and value from the next cells of a spreadsheet', () => {
    expect(pastedOptions('Agree\tagree\t5\nDisagree\t\t1\nOther\tx\tmany', 'en').entries).toEqual([
      { label: { en: 'Agree' }, code: 'agree', value: 5 },
      { label: { en: 'Disagree' }, value: 1 },
      { label: { en: 'Other' }, code: 'x' },
    ]);
  });

  it('name the lines that are too long', () => {
    expect(pastedOptions(`Oak\n${'x'.repeat(256)}`, 'en').tooLong).toEqual([2]);
  });
});
