import { addedChoice, chosenIn, withoutChoice } from './chosen-answers';

it('has one answer to a question, and one in each row of a matrix', () => {
  expect(addedChoice('', 'wood.oak')).toBe('wood.oak');
  expect(addedChoice('wood.oak,rooms.hall', 'wood.ash')).toBe('rooms.hall,wood.ash');
  expect(addedChoice('grid.a.good', 'grid.b.good')).toBe('grid.a.good,grid.b.good');
  expect(addedChoice('grid.a.good', 'grid.a.bad')).toBe('grid.a.bad');
});

it('takes an answer back that is chosen again, or removed', () => {
  expect(addedChoice('wood.oak,rooms.hall', 'wood.oak')).toBe('rooms.hall');
  expect(withoutChoice('wood.oak,rooms.hall', 'rooms.hall')).toBe('wood.oak');
});

it('tells what is chosen where', () => {
  expect(chosenIn(['wood.oak', 'grid.a.good'], 'wood')).toBe('oak');
  expect(chosenIn(['wood.oak', 'grid.a.good'], 'grid.a')).toBe('good');
  expect(chosenIn(['wood.oak', 'grid.a.good'], 'grid')).toBeNull();
});
