/** As sheet.module.css draws it, in CSS pixels: the whole width of a screen below the first, the second above it. */
const wideScreen = 900;
const onWideScreen = 440;

/** How wide a picture is that fills the sheet, as an <img>'s `sizes` says it. */
export const asWideAsSheet = `(min-width: ${wideScreen}px) ${onWideScreen}px, 100vw`;

/** The same for what cannot choose by itself, in the screen's own pixels. */
export const sheetPixels = (): number =>
  (window.innerWidth < wideScreen ? window.innerWidth : onWideScreen) * window.devicePixelRatio;
