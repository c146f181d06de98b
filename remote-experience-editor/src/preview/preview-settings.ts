import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { createStore } from 'zustand/vanilla';

/** Screens that visitors come with: CSS pixels. */
export const devices = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  kiosk: { width: 1080, height: 1920 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

/** Pixels; the form beside it keeps room. */
export const paneWidths = { least: 320, most: 900 } as const;

export interface PreviewSettings {
  open: boolean;
  device: Device;
  /** Of the pane, pixels. */
  width: number;
}

const storageKey = 'vitrine.preview';
const initial: PreviewSettings = { open: false, device: 'phone', width: 400 };

/** How a person likes the preview, kept on their device. */
export const previewSettings = createStore<PreviewSettings>(() => ({ ...initial, ...kept() }));
previewSettings.subscribe((settings) => deviceStorage.set(storageKey, JSON.stringify(settings)));

/** What is kept and still makes sense. */
function kept(): Partial<PreviewSettings> {
  const { open, device, width } = parsed(deviceStorage.get(storageKey) ?? '{}');
  return {
    ...(typeof open === 'boolean' && { open }),
    ...(deviceNames.some((name) => name === device) && { device: device as Device }),
    ...(typeof width === 'number' && { width: withinPane(width) }),
  };
}

function parsed(json: string): Partial<Record<keyof PreviewSettings, unknown>> {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
}

export function withinPane(width: number): number {
  return Math.min(paneWidths.most, Math.max(paneWidths.least, width));
}
