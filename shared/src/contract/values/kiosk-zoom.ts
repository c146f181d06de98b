/** Of this shorter side a kiosk shows as much as a phone in a hand, large enough to be read from two metres. */
const shorterSideInHand = 540;

/** How many times as large as in a hand everything on a kiosk is; width and height in CSS pixels. */
export const kioskZoom = (width: number, height: number): number =>
  Math.max(1, Math.round((Math.min(width, height) / shorterSideInHand) * 100) / 100);
