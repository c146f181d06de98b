import { observable } from '@vitrine/shared/browser/observable';
import { useObservable } from '@vitrine/shared/host';
import { createContext, useContext } from 'react';
import { type Display, type DisplaySetting, displayOf, type Screen } from './display';

export const DisplaySettingContext = createContext<DisplaySetting>({ mode: null, isKiosk: false });

const screenNow = (): Screen => ({
  width: window.innerWidth,
  height: window.innerHeight,
  isTouched: window.matchMedia('(pointer: coarse)').matches,
});

const screen = observable(screenNow());
window.addEventListener('resize', () => screen.set(screenNow()));

/** How the page is laid out: by what is set, and by the screen's size, now and from now on. */
export const useDisplay = (): Display => displayOf(useContext(DisplaySettingContext), useObservable(screen));
