import { addressLine } from './address-line';

it.each([
  ['Am Kaispeicher 12\n20457 Hamburg\nGermany', 'Am Kaispeicher 12, 20457 Hamburg, Germany'],
  ['  Bryggen 3,\r\n\n5003 Bergen ', 'Bryggen 3, 5003 Bergen'],
  ['', ''],
])('%j is written in one line', (address, line) => {
  expect(addressLine(address)).toBe(line);
});
