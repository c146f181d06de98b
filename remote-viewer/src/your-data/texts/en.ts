/** What visitors read about the id under which their answers are kept. */
const en = {
  failed: 'Your id could not be loaded. Check the connection, then try again.',
  intro: 'We know this device only by a made-up id. Your answers are kept under it.',
  label: 'Your id',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'It is selected: copy it now.',
  use: 'You have the right to know what is kept about you and to have it erased. Send this id to the contact in the privacy notice or the imprint, or ask the staff here.',
};

export type YourDataTexts = typeof en;
export default en;
