import type { MouseEvent } from 'react';

/** Of a double-click, the second press would be on a question that nobody has read. */
export const refuseSecond = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};
