import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Succession } from './succession';

const thrown = (what: string) => () => {
  throw new Error(what);
};
function LeavesBadly({ name }: { name: string }) {
  useEffect(() => thrown(`effect of ${name}`), [name]);
  useLayoutEffect(() => thrown(`layout effect of ${name}`), [name]);
  return <h1>{name}</h1>;
}
class Unmounting extends Component {
  override componentWillUnmount = thrown('componentWillUnmount');
  override render = () => <h1>a class</h1>;
}
class Around extends Component<{ children: ReactNode }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? `all gone: ${this.state.error.message}` : this.props.children);
}
const heading = () => screen.getByRole('heading').textContent;

let errors: string[];
const onLeavingError = (error: unknown) => errors.push((error as Error).message);
beforeEach(() => {
  errors = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const tree = (by: string, shown: ReactNode) => (
  <Around>
    <p>the frame</p>
    <Succession by={by} onLeavingError={onLeavingError}>
      {shown}
    </Succession>
  </Around>
);

it('keeps what each of them throws while it goes from the next one and from the frame', async () => {
  const { rerender } = render(tree('a', <LeavesBadly name="a" />));
  for (const by of ['b', 'c', 'b', 'a', 'c']) {
    await act(async () => rerender(tree(by, <LeavesBadly name={by} />)));
    expect(heading()).toBe(by);
    expect(screen.getByText('the frame')).toBeVisible();
  }
  await act(async () => rerender(tree('last', <p>harmless</p>)));
  expect(errors).toEqual(
    ['a', 'b', 'c', 'b', 'a', 'c'].flatMap((name) => [`layout effect of ${name}`, `effect of ${name}`]),
  );
});

it('holds for classes, and for what lies deep inside', async () => {
  const { rerender } = render(tree('a', <Unmounting />));
  const deep = (
    <div>
      <LeavesBadly name="deep" />
    </div>
  );
  await act(async () => rerender(tree('b', deep)));
  await act(async () => rerender(tree('c', <p>last</p>)));
  expect(screen.getByText('last')).toBeVisible();
  expect(errors).toEqual(['componentWillUnmount', 'layout effect of deep', 'effect of deep']);
});

it('is not in the way of what throws while it is here', () => {
  const Broken = thrown('in render') as () => never;
  render(tree('a', <Broken />));
  expect(screen.getByText('all gone: in render')).toBeVisible();
  expect(errors).toEqual([]);
});

it('lets one thing go on while its content changes', () => {
  const { rerender } = render(tree('a', <input aria-label="Name" defaultValue="first" />));
  const input = screen.getByRole('textbox');
  rerender(tree('a', <input aria-label="Name" defaultValue="second" />));
  expect(screen.getByRole('textbox')).toBe(input);
});
