import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { DisplayFrame } from './display-frame';
import { DisplaySettingContext } from './use-display';

/** jest gives class names and no styles; these are the ones that count here. */
const styles = readFileSync(join(__dirname, 'display-frame.module.css'), 'utf8');

function show(isKiosk: boolean) {
  render(
    <DisplaySettingContext value={{ mode: 'desk', isKiosk }}>
      <style>{styles}</style>
      <DisplayFrame>
        <p>Oak</p>
        <input aria-label="Name" />
      </DisplayFrame>
    </DisplaySettingContext>,
  );
  const words = screen.getByText('Oak');
  const menu = createEvent.contextMenu(words);
  fireEvent(words, menu);
  return {
    opensMenu: !menu.defaultPrevented,
    selects: (element: HTMLElement) => getComputedStyle(element).getPropertyValue('user-select') !== 'none',
    frame: words.parentElement as HTMLElement,
  };
}

it('opens no menu of the browser’s own on a kiosk, and lets nothing be marked but what is typed', () => {
  const { frame, opensMenu, selects } = show(true);
  expect(opensMenu).toBe(false);
  expect(selects(frame)).toBe(false);
  expect(selects(screen.getByRole('textbox'))).toBe(true);
});

it('leaves both to everybody else', () => {
  const { frame, opensMenu, selects } = show(false);
  expect(opensMenu).toBe(true);
  expect(selects(frame)).toBe(true);
});
