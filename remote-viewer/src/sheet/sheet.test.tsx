import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DisplaySettingContext } from '../display/use-display';
import { LanguageProvider } from '../language/language';
import { loadWords } from '../testing/load-words';
import { Sheet } from './sheet';
import type { SheetHeight } from './sheet-layout';

beforeAll(() => loadWords('en'));

/** jsdom has no layout: the room is 1,000 pixels high, the sheet at half of it. */
const room = 1_000;
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const height = this.getAttribute('role') === 'dialog' ? room * 0.6 : room;
    return { height } as DOMRect;
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

function Opened({ isBeside = false, item = null }: { isBeside?: boolean; item?: string | null }) {
  const [height, setHeight] = useState<SheetHeight>('half');
  return (
    <DisplaySettingContext value={{ mode: isBeside ? 'desk' : 'phone', isKiosk: false }}>
      <LanguageProvider languages={['en']}>
        <Sheet
          title="Your oak"
          panel="oak"
          item={item}
          height={height}
          onHeight={setHeight}
          isModal={!isBeside}
          share={null}
          onClose={onClose}
        >
          <input aria-label="Name" />
        </Sheet>
      </LanguageProvider>
    </DisplaySettingContext>
  );
}
const sheet = () => screen.getByRole('dialog', { name: 'Your oak' });
async function swipe(byPx: number) {
  const target = sheet().querySelector('header') as HTMLElement;
  await userEvent.pointer([
    { keys: '[TouchA>]', target, coords: { clientY: 400 } },
    { pointerName: 'TouchA', target, coords: { clientY: 400 - byPx } },
    { keys: '[/TouchA]', target, coords: { clientY: 400 - byPx } },
  ]);
}

it.each([
  [350, 'full'],
  [-280, 'peek'],
  [20, 'half'],
])('pulled by %i pixels it stands at %s', async (byPx, height) => {
  render(<Opened />);
  await swipe(byPx);
  expect(sheet()).toHaveAttribute('data-height', height);
  expect(onClose).not.toHaveBeenCalled();
});

it('pulled below its least it closes', async () => {
  render(<Opened />);
  await swipe(-500);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is pulled by keys and by a button too', async () => {
  const user = userEvent.setup();
  render(<Opened />);
  await user.click(screen.getByRole('button', { name: 'Expand the panel' }));
  expect(sheet()).toHaveAttribute('data-height', 'full');
  await user.click(screen.getByRole('button', { name: 'Reduce the panel' }));
  expect(sheet()).toHaveAttribute('data-height', 'peek');
  await user.click(screen.getByRole('button', { name: 'Expand the panel' }));
  expect(sheet()).toHaveAttribute('data-height', 'half');
  await user.keyboard('{ArrowDown}');
  expect(sheet()).toHaveAttribute('data-height', 'peek');
  await user.keyboard('{ArrowUp}');
  expect(sheet()).toHaveAttribute('data-height', 'half');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes with Escape wherever the focus is', async () => {
  render(<Opened />);
  document.body.focus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('beside what it is about it is not pulled', async () => {
  render(<Opened isBeside />);
  await swipe(-500);
  expect(onClose).not.toHaveBeenCalled();
  expect(sheet()).toHaveAttribute('data-height', 'half');
});

it('is as high as it can be for whoever writes in it: a keyboard lies over its lower half', async () => {
  render(<Opened />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(sheet()).toHaveAttribute('data-height', 'full');
});

it('stays as it is beside what it is about', async () => {
  render(<Opened isBeside />);
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  expect(sheet()).toHaveAttribute('data-height', 'half');
});

it('shows each thing from its top', () => {
  const { rerender } = render(<Opened item="sofa" />);
  const content = screen.getByRole('textbox', { name: 'Name' }).parentElement as HTMLElement;
  content.scrollTop = 400;
  rerender(<Opened item="sofa" />);
  expect(content.scrollTop).toBe(400);
  rerender(<Opened item="lamp" />);
  expect(content.scrollTop).toBe(0);
});
