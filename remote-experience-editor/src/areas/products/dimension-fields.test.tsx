import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DimensionFields } from './dimension-fields';

type Size = Parameters<typeof DimensionFields>[0]['size'];

function Product({ onSize }: { onSize: (size: Size) => void }) {
  const [size, setSize] = useState<Size>({ width: 1, height: 2, depth: 3 });
  const change = (next: Size) => {
    onSize(next);
    setSize(next);
  };
  return <DimensionFields size={size} readOnly={false} onChange={change} />;
}

test('a size stays until all three of another one are there, and goes with the last of them', async () => {
  const heard: Size[] = [];
  render(<Product onSize={(size) => heard.push(size)} />);
  const user = userEvent.setup();
  const [width, ...others] = await screen.findAllByRole('spinbutton');
  if (!width) throw new Error('No fields');
  await user.clear(width);
  expect(screen.getByText(/^A size counts/)).toBeVisible();
  expect(heard).toEqual([]);
  await user.type(width, '4');
  expect(heard).toEqual([{ width: 4, height: 2, depth: 3 }]);
  for (const field of [width, ...others]) await user.clear(field);
  expect(heard.slice(1)).toEqual([undefined]);
});
