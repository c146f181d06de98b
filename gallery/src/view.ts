import { pages } from './stories';
import { visitorThemes } from './visitor-themes';

/** What is looked at, and how; all of it stands in the address, after its `#`. */
export interface View {
  page: string;
  look: 'light' | 'dark';
  /** English or Arabic: from left to right or from right to left. */
  language: 'en' | 'ar';
  /** Of the visitor's parts. */
  theme: string;
  /** Of letters, in percent of what they are by themselves. */
  text: string;
  /** Of the frame, in pixels: its width, and its height where that is not the window's. */
  size: string;
}

export const choices = {
  look: ['light', 'dark'],
  language: ['en', 'ar'],
  theme: Object.keys(visitorThemes),
  text: ['100', '200'],
  size: ['320', '360', '768', '1440', '844×390', '1080×1920', '1920×1080'],
} as const satisfies Partial<Record<keyof View, readonly string[]>>;

/** @param hash of an address; what it does not say is the first of the choices. */
export function viewIn(hash: string): View {
  const asked = new URLSearchParams(hash.slice(1));
  const first = {
    page: pages[0]?.id,
    ...Object.fromEntries(Object.entries(choices).map(([key, [one]]) => [key, one])),
  };
  return { ...first, ...Object.fromEntries(asked) } as View;
}

export const hashOf = (view: View): string => `#${new URLSearchParams({ ...view })}`;
