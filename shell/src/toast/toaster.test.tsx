import { act, render, screen } from '@testing-library/react';
import { describeError } from './describe-error';
import { dismissToast, shownToasts, toast, toastDurationMs } from './toast-store';
import Toaster from './toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const show = (showing: () => void) => act(showing);

describe('the toast', () => {
  it('says the specification’s words when a success says none', () => {
    render(<Toaster />);
    show(() => toast.success());
    expect(screen.getByText('Success!')).toBeVisible();
    expect(screen.getByText('Operation completed successfully')).toBeVisible();
  });

  it('is one at a time: a second takes the place of the first', () => {
    render(<Toaster />);
    show(() => toast.success({ description: 'Brand created' }));
    show(() => toast.error(new Error('No connection')));
    expect(screen.queryByText('Brand created')).toBeNull();
    expect(screen.getByText('No connection')).toBeVisible();
  });

  it('goes by itself after 5000 ms and not before', () => {
    render(<Toaster />);
    show(() => toast.success({ description: 'Saved' }));
    act(() => jest.advanceTimersByTime(toastDurationMs - 1));
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(toastDurationMs).toBe(5000);
  });

  it('is removed 1,000,000 ms after it was dismissed', () => {
    toast.success();
    const [shown] = shownToasts.get();
    dismissToast(shown?.id ?? 0);
    jest.advanceTimersByTime(999_999);
    expect(shownToasts.get()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(shownToasts.get()).toHaveLength(0);
  });

  const swipe = (toX: number) => {
    const shown = screen.getByText('Swipe me').closest('li') as HTMLElement;
    shown.setPointerCapture = () => undefined;
    shown.hasPointerCapture = () => false;
    const at = (type: string, x: number) =>
      act(() => {
        const event = new MouseEvent(type, {
          bubbles: true,
          cancelable: true,
          button: 0,
          clientX: x,
          clientY: 0,
        });
        Object.assign(event, { pointerId: 1, pointerType: 'touch' });
        shown.dispatchEvent(event);
      });
    at('pointerdown', 0);
    at('pointermove', 12);
    at('pointermove', toX);
    at('pointerup', toX);
  };

  it('goes when swiped right by more than 50 px', () => {
    render(<Toaster />);
    show(() => toast.success({ description: 'Swipe me' }));
    swipe(51);
    expect(screen.queryByText('Swipe me')).toBeNull();
  });

  it('stays when swiped less, or to the left', () => {
    render(<Toaster />);
    show(() => toast.success({ description: 'Swipe me' }));
    swipe(49);
    swipe(-80);
    expect(screen.getByText('Swipe me')).toBeVisible();
  });
});

describe('an error’s description', () => {
  const problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'taken',
    message: 'This name is taken',
  };

  it('is the server’s message with the status code', () => {
    expect(describeError(Object.assign(new Error('Conflict'), { problem }))).toBe('This name is taken (409)');
  });
  it('is the error’s own message when the server sent none, with the code if it supplied one', () => {
    expect(describeError(Object.assign(new Error('Bad gateway'), { status: 502 }))).toBe('Bad gateway (502)');
  });
  it('has no parentheses without a status code', () => {
    expect(describeError(new Error('Failed to fetch'))).toBe('Failed to fetch');
  });
  it.each([
    ['null', null, 'Something unexpected happened. Nothing that was saved is lost.'],
    ['undefined', undefined, 'Something unexpected happened. Nothing that was saved is lost.'],
    ['an error without words', new Error(), 'Something unexpected happened. Nothing that was saved is lost.'],
    [
      'a refusal without words',
      Object.assign(new Error(), { status: 503 }),
      'Something unexpected happened. Nothing that was saved is lost. (503)',
    ],
    ['a text', 'The disk is full', 'The disk is full'],
  ])('is there for %s', (_, error, description) => {
    expect(describeError(error)).toBe(description);
  });
});
