/** A click, not the end of a drag that turned the scene; the nearest object takes it. */
export const clicked =
  (act: () => void) =>
  (event: { delta: number; stopPropagation(): void }): void => {
    if (event.delta > 4) return;
    event.stopPropagation();
    act();
  };
