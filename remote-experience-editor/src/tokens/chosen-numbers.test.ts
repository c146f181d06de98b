import { chosenNumbers } from './chosen-numbers';

test('numbers are written one by one and as ranges, in any order, each once', () => {
  expect(chosenNumbers('12, 15-17', 20)).toEqual({ numbers: [12, 15, 16, 17] });
  expect(chosenNumbers(' 17 – 15;12 12,16 ', 20)).toEqual({ numbers: [12, 15, 16, 17] });
  expect(chosenNumbers('١٢، ١٥-١٧', 20)).toEqual({ numbers: [12, 15, 16, 17] });
});

test('what cannot be read is named', () => {
  expect(chosenNumbers('3, four', 20)).toEqual({ wrong: 'unreadable', part: 'four' });
  expect(chosenNumbers('1-2-3', 20)).toEqual({ wrong: 'unreadable', part: '1-2-3' });
  expect(chosenNumbers('-3', 20)).toEqual({ wrong: 'unreadable', part: '-3' });
  expect(chosenNumbers('1.5', 20)).toEqual({ wrong: 'unreadable', part: '1.5' });
});

test('a number that the lot does not have is named, and a huge range costs nothing', () => {
  expect(chosenNumbers('1, 21', 20)).toEqual({ wrong: 'beyond', part: '21' });
  expect(chosenNumbers('0', 20)).toEqual({ wrong: 'beyond', part: '0' });
  expect(chosenNumbers('1-99999999999', 20)).toEqual({ wrong: 'beyond', part: '1-99999999999' });
});

test('nothing is no choice', () => {
  expect(chosenNumbers(' , ', 20)).toEqual({ wrong: 'missing', part: '' });
});
