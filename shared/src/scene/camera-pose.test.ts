import { fieldOfViewFor } from './camera-pose';

/** How much of a room's width is seen, of what is seen in the window that it is composed for. */
const widthSeen = (degrees: number, aspect: number) =>
  (Math.tan((fieldOfViewFor(degrees, aspect) * Math.PI) / 360) * aspect) /
  (Math.tan((degrees * Math.PI) / 360) * 1.2);

it('is as staff chose it in windows at least as wide as composed for', () => {
  expect(fieldOfViewFor(45, 1.2)).toBe(45);
  expect(fieldOfViewFor(45, 16 / 9)).toBe(45);
});

it('cuts half of what a narrow window lacks, so that the middle of the room fills it and not the ceiling', () => {
  expect(widthSeen(45, 390 / 844)).toBeCloseTo(Math.sqrt(390 / 844 / 1.2));
  expect(fieldOfViewFor(45, 390 / 844)).toBeGreaterThan(45);
});

it('is never wider than looks natural', () => {
  expect(fieldOfViewFor(70, 0.3)).toBe(85);
  expect(fieldOfViewFor(100, 0.3)).toBe(100);
});
