interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says of the network. Safari and Firefox say nothing. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether somebody has asked for as little to be downloaded as can be. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Slower than most phones today. */
export const isSlow = (): boolean => /[23]g$/.test(connection()?.effectiveType ?? '');
