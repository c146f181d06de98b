import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SumField } from './sum-field';

function field(value: number, onChange: (value: number) => void) {
  return (
    <SumField
      label="Position X"
      at="/position/0"
      prefix="X"
      value={value}
      step={0.1}
      min={-10}
      max={10}
      onChange={onChange}
    />
  );
}

describe('a field for a coordinate', () => {
  it('works out a sum when Enter is pressed', async () => {
    const changes: number[] = [];
    render(field(0, (value) => changes.push(value)));
    await userEvent.clear(screen.getByLabelText('Position X'));
    await userEvent.type(screen.getByLabelText('Position X'), '1.2+0.3{Enter}');
    expect(changes).toEqual([1.5]);
  });

  it('counts when it is left, and stays within its limits', async () => {
    const changes: number[] = [];
    render(field(0, (value) => changes.push(value)));
    await userEvent.clear(screen.getByLabelText('Position X'));
    await userEvent.type(screen.getByLabelText('Position X'), '99');
    await userEvent.tab();
    expect(changes).toEqual([10]);
  });

  it('marks what is no number and goes back to the value that stands', async () => {
    const changes: number[] = [];
    render(field(2, (value) => changes.push(value)));
    await userEvent.clear(screen.getByLabelText('Position X'));
    await userEvent.type(screen.getByLabelText('Position X'), 'far');
    expect(screen.getByLabelText('Position X')).toBeInvalid();
    expect(screen.getByLabelText('Position X')).toHaveAccessibleDescription(/^Not a number/);
    await userEvent.tab();
    expect(changes).toEqual([]);
    expect(screen.getByLabelText('Position X')).toHaveValue('2');
    expect(screen.getByText(/^Not a number.*the previous value stays$/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Position X'), '3');
    expect(screen.queryByText(/^Not a number/)).not.toBeInTheDocument();
  });

  it('leaves a number alone of which it shows three digits, when these are typed again', async () => {
    const changes: number[] = [];
    render(field(0.0254, (value) => changes.push(value)));
    await userEvent.clear(screen.getByLabelText('Position X'));
    await userEvent.type(screen.getByLabelText('Position X'), '0.025');
    await userEvent.tab();
    expect(changes).toEqual([]);
  });

  it('steps with the arrow keys', async () => {
    const changes: number[] = [];
    render(field(2, (value) => changes.push(value)));
    await userEvent.type(screen.getByLabelText('Position X'), '{ArrowUp}');
    expect(changes).toEqual([2.1]);
  });

  it('shows the value that came in, also where the former one was typed again', async () => {
    const { rerender } = render(field(2, () => undefined));
    await userEvent.type(screen.getByLabelText('Position X'), '25{Backspace}');
    rerender(field(1, () => undefined));
    expect(screen.getByLabelText('Position X')).toHaveValue('1');
  });

  it('keeps what is half typed when another value comes in, and takes it once it is left', async () => {
    const changes: number[] = [];
    const { rerender } = render(field(2, (value) => changes.push(value)));
    await userEvent.type(screen.getByLabelText('Position X'), '2.5');
    rerender(field(1, (value) => changes.push(value)));
    expect(screen.getByLabelText('Position X')).toHaveValue('2.5');
    await userEvent.tab();
    expect(changes).toEqual([2.5]);
  });
});
