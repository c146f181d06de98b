import type { ThemeDocument } from '@vitrine/shared/contract';
import { darkSchemeOf } from './palette';

/** What makes a look, without the landing page's words and pictures. */
export type Look = Pick<
  ThemeDocument,
  'colours' | 'dark' | 'font' | 'headingFont' | 'radiusPx' | 'spacing' | 'buttons'
>;

export const presetNames = ['oak', 'fjord', 'clay', 'meadow', 'paper', 'night'] as const;
export type PresetName = (typeof presetNames)[number];

const withDark = (look: Omit<Look, 'dark'>): Look => ({ ...look, dark: darkSchemeOf(look.colours) });

/** Whole looks to begin with; all their pairs are readable, in light and in dark. */
export const presets: Record<PresetName, Look> = {
  oak: withDark({
    colours: {
      background: '#f4efe7',
      surface: '#fffdf9',
      text: '#2b251f',
      accent: '#6f4a2c',
      onAccent: '#ffffff',
    },
    font: 'serif',
    headingFont: null,
    radiusPx: 12,
    spacing: 'regular',
    buttons: 'filled',
  }),
  fjord: withDark({
    colours: {
      background: '#eef3f6',
      surface: '#ffffff',
      text: '#12232e',
      accent: '#0b5c7a',
      onAccent: '#ffffff',
    },
    font: 'sans',
    headingFont: null,
    radiusPx: 8,
    spacing: 'regular',
    buttons: 'filled',
  }),
  clay: withDark({
    colours: {
      background: '#f8ece4',
      surface: '#fffaf6',
      text: '#33201a',
      accent: '#a33f1f',
      onAccent: '#ffffff',
    },
    font: 'rounded',
    headingFont: 'display',
    radiusPx: 20,
    spacing: 'roomy',
    buttons: 'filled',
  }),
  meadow: withDark({
    colours: {
      background: '#eff4ea',
      surface: '#fdfffb',
      text: '#1c2a1d',
      accent: '#2c6b3a',
      onAccent: '#ffffff',
    },
    font: 'rounded',
    headingFont: null,
    radiusPx: 16,
    spacing: 'regular',
    buttons: 'filled',
  }),
  paper: withDark({
    colours: {
      background: '#ffffff',
      surface: '#ffffff',
      text: '#111111',
      accent: '#111111',
      onAccent: '#ffffff',
    },
    font: 'sans',
    headingFont: 'serif',
    radiusPx: 0,
    spacing: 'roomy',
    buttons: 'outlined',
  }),
  night: {
    colours: {
      background: '#14131c',
      surface: '#1f1d2b',
      text: '#f1eef9',
      accent: '#c3a6ff',
      onAccent: '#1d1233',
    },
    dark: null,
    font: 'sans',
    headingFont: 'display',
    radiusPx: 14,
    spacing: 'regular',
    buttons: 'filled',
  },
};
