/** Floor, marks and handles: seen by the visitor's camera, but casting no soft shadow where things touch the floor. */
export const unshadowedLayer = 1;
