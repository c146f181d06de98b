/** What visitors read about the id under which their answers are kept. */
const en = {
  intro: 'We know this device only by a random ID. Your answers are kept under it.',
  label: 'Your ID',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'It is selected: copy it now.',
  use: 'You have the right to know what is kept about you and to have it erased. Send this ID to the contact in the privacy notice or the imprint, or ask the staff here.',
  consent: 'Recognise this device when I come again',
  agree: 'Yes',
  refuse: 'No',
  consentUse: 'You can take this back at any time: your visits then stay as counts, without your ID.',
  takenBack: 'Your visits are no longer kept under your ID.',
  takenBackLater:
    'Your visits could not be separated from your ID just now. This happens when you come again.',
};

export type YourDataTexts = typeof en;
export default en;
