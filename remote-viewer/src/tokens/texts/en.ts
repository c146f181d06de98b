/** What is said about codes that work once. */
const en = {
  needed: 'This takes a code. Scan the QR code of your card, open your link, or type the code here.',
  code: 'Your code',
  use: 'Use code',
  checking: 'Checking…',
  /** By the code of the API’s problem. */
  refused: {
    'code-unknown': 'This code is not known here. Compare it with your card, letter by letter.',
    'code-used': 'This code was used before, on another device.',
    'code-revoked': 'This code is no longer valid. Please ask for another one.',
    'code-elsewhere': 'This code is for something else here. Open the link or QR code that it came with.',
    unreachable: 'The code could not be checked. Look at the connection, then try again.',
    busy: 'Our server cannot check the code right now. Try again in a moment.',
    other: 'The code could not be checked. Try again, or ask for another one.',
  },
};

export type TokenTexts = typeof en;
export default en;
