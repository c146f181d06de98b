interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says of the network. Safari and Firefox say nothing. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether somebody has asked for as little to be downloaded as can be. */
export const savesData = (): boolean => connection()?.saveData === true;

/** Whether what can be done without is not to be downloaded: somebody has said so, or it is slower than most phones today. */
export const sparesData = (): boolean => savesData() || /[23]g$/.test(connection()?.effectiveType ?? '');
