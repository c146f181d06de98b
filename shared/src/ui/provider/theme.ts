import type { Preferences } from '@vitrine/shared/host';
import { type ThemeConfig, theme } from 'antd';
import type { Look } from './use-look';

const scaled = (pixels: number, percent: number) => Math.round((pixels * percent) / 100);

/**
 * antd's theme, read from tokens.css: one file of values for both. Read after the look was set on the root element.
 * @param textSizePercent of the visible text size control.
 */
export function antdTheme(
  look: Look,
  density: Preferences['density'],
  textSizePercent: number,
  reducedMotion: boolean,
): ThemeConfig {
  const [control, small, large] = density === 'compact' ? [30, 24, 38] : [36, 28, 44];
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  // Where no style sheet is loaded (component tests), antd's own values stand in.
  const known = <Tokens extends Record<string, string>>(tokens: Tokens): Partial<Tokens> =>
    Object.fromEntries(Object.entries(tokens).filter(([, value]) => value)) as Partial<Tokens>;

  const muted = token('colour-text-muted');
  const seeds = known({
    colorPrimary: token('colour-accent'),
    colorLink: token('colour-accent'),
    colorInfo: token('colour-accent'),
    colorSuccess: token('colour-success'),
    colorWarning: token('colour-warning'),
    colorError: token('colour-danger'),
  });
  const derive = look === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    // antd shades its tones from these; the colours themselves stay as they are, in dark too.
    algorithm: (seed) => ({ ...derive(seed), ...seeds }),
    token: {
      ...seeds,
      ...known({
        colorPrimaryHover: token('colour-accent-hover'),
        colorPrimaryActive: token('colour-accent-hover'),
        // antd draws its focus rings in this one.
        colorPrimaryBorder: token('colour-focus'),
        colorLinkHover: token('colour-accent-hover'),
        colorErrorText: token('colour-danger'),
        colorText: token('colour-text'),
        colorTextHeading: token('colour-text'),
        colorTextSecondary: muted,
        colorTextTertiary: muted,
        colorTextDescription: muted,
        colorTextPlaceholder: muted,
        colorIcon: muted,
        colorBgLayout: token('colour-background'),
        colorBgContainer: token('colour-surface'),
        colorBgElevated: token('colour-surface-raised'),
        colorBorder: token('colour-border-strong'),
        colorBorderSecondary: token('colour-border'),
        colorSplit: token('colour-border'),
        controlItemBgActive: token('colour-accent-soft'),
        controlItemBgActiveHover: token('colour-accent-soft'),
        controlItemBgHover: token('colour-surface-sunken'),
        boxShadow: token('shadow-float'),
        boxShadowSecondary: token('shadow-float'),
        fontFamily: token('font-sans'),
      }),
      fontSize: scaled(14, textSizePercent),
      controlHeight: scaled(control, textSizePercent),
      controlHeightSM: scaled(small, textSizePercent),
      controlHeightLG: scaled(large, textSizePercent),
      borderRadius: 6,
      borderRadiusLG: 8,
      motion: !reducedMotion,
      // antd's own switch leaves durations that are given in place.
      motionDurationFast: reducedMotion ? '0s' : '0.12s',
      motionDurationMid: reducedMotion ? '0s' : '0.16s',
      motionDurationSlow: reducedMotion ? '0s' : '0.2s',
    },
    components: {
      Button: {
        ...known({
          primaryColor: token('colour-on-accent'),
          dangerColor: token('colour-on-accent'),
          defaultBorderColor: token('colour-border-strong'),
        }),
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Tooltip: known({
        colorBgSpotlight: token('colour-text'),
        colorTextLightSolid: token('colour-surface'),
      }),
      Select: known({
        optionSelectedBg: token('colour-accent-soft'),
        optionActiveBg: token('colour-surface-sunken'),
        // Its arrow.
        colorTextQuaternary: muted,
      }),
      Segmented: known({ trackBg: token('colour-surface-sunken'), itemColor: muted }),
    },
  };
}
