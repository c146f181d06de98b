import { cloneElement, isValidElement, type ReactNode } from 'react';

/** An icon beside words. antd's icons carry an English name of their own, which would be read out before the words. */
export const decorative = (icon: ReactNode): ReactNode =>
  isValidElement<{ 'aria-hidden'?: boolean }>(icon) ? cloneElement(icon, { 'aria-hidden': true }) : icon;
