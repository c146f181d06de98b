import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart, type MissingProps } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const Missing = ({ part, onRetry }: MissingProps) => (
  <button type="button" onClick={onRetry}>
    Retry {(part as { name: string }).name}
  </button>
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render() {
    const again = () => this.setState({ broken: false });
    return this.state.broken ? (
      <button type="button" onClick={again}>
        Retry
      </button>
    ) : (
      this.props.children
    );
  }
}

it('keeps a place until the part is there, and has it at once the next time', async () => {
  let arrive = (_part: typeof Greeting) => {};
  const Part = lazyPart<typeof Greeting>(() => new Promise((resolve) => (arrive = resolve)), {
    room: <p>room</p>,
  });
  const { rerender, unmount } = render(<Part name="Ada" />);
  expect(screen.getByText('room')).toBeVisible();
  await act(async () => arrive(Greeting));
  expect(screen.getByText('Hello Ada')).toBeVisible();
  rerender(<Part name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBeVisible();
  unmount();
  render(<Part name="Cy" />);
  expect(screen.getByText('Hello Cy')).toBeVisible();
});

it('that does not come leaves its place to what stands for it, and comes when it is asked for again', async () => {
  let reachable = false;
  const Part = lazyPart<typeof Greeting>(
    async () => {
      if (!reachable) throw new Error('refused');
      return Greeting;
    },
    { Missing },
  );
  await act(async () =>
    render(
      <>
        <input aria-label="Street" defaultValue="Elm" />
        <Part name="Ada" />
      </>,
    ),
  );
  await act(async () => screen.getByRole('button', { name: 'Retry Ada' }).click());
  reachable = true;
  await act(async () => screen.getByRole('button', { name: 'Retry Ada' }).click());
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Elm');
});

it('that does not come and has nothing to stand for it is the boundary’s, and comes when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let reachable = false;
  const Part = lazyPart<typeof Greeting>(async () => {
    if (!reachable) throw new Error('refused');
    return Greeting;
  });
  await act(async () =>
    render(
      <Boundary>
        <Part name="Ada" />
      </Boundary>,
    ),
  );
  reachable = true;
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
