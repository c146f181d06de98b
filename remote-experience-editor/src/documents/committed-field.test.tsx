import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CommittedField } from './committed-field';

/** Keeps numbers only, without the spaces around them. */
function Field({ onCommit }: { onCommit: (text: string) => void }) {
  const [value, setValue] = useState('1');
  return (
    <>
      <CommittedField
        label="Number"
        value={value}
        maxLength={10}
        disabled={false}
        problemIn={(text) => (/^\s*\d+\s*$/.test(text) ? null : 'A number')}
        onCommit={(text) => {
          onCommit(text);
          setValue(text.trim());
        }}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function type(text: string) {
  const onCommit = jest.fn();
  render(<Field onCommit={onCommit} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText('Number');
  await user.clear(field);
  await user.type(field, text);
  expect(onCommit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button'));
  return { field, onCommit, user };
}

test('takes a text as a whole when it is left, and shows it as it is kept', async () => {
  const { field, onCommit } = await type(' 42 ');
  expect(onCommit).toHaveBeenCalledWith(' 42 ');
  expect(field).toHaveValue('42');
});

test('shows it as it is kept, also where it came to the same', async () => {
  const { field } = await type(' 1');
  expect(field).toHaveValue('1');
});

test('does not take what is wrong: it stays as it was typed, and says why until it is mended', async () => {
  const { field, onCommit, user } = await type('many');
  expect(onCommit).not.toHaveBeenCalled();
  expect(field).toHaveValue('many');
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('A number');
  await user.clear(field);
  await user.type(field, '7');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button'));
  expect(onCommit).toHaveBeenCalledWith('7');
});
