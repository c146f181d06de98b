/** What the landing and the frame around everything say. The experience's own words come from its manifest. */
const en = {
  start: 'Step inside',
  loading: 'Loading…',
  notLoaded: 'This could not be loaded.',
  checkConnection: 'Check the connection, then try again.',
  missing: 'What this link leads to is no longer here.',
  retry: 'Try again',
  close: 'Close',
  back: 'Back',
  taller: 'Expand the panel',
  lower: 'Reduce the panel',
  leave: 'Back to the start',
  language: 'Language',
  imprint: 'Imprint',
  privacy: 'Privacy',
  yourData: 'Your data',
  menu: 'Menu',
  share: 'Share',
  addressCopied: 'Address copied.',
  copyAddress: 'Copy the address from the address bar.',
  smallerText: 'Smaller text',
  largerText: 'Larger text',
  newVersion: 'A new version is available.',
  reload: 'Show it',
  loading3d: (percent: string) => `Loading in 3D, ${percent}`,
  someObjectsFailed: 'Some objects could not be loaded.',
  noWebgl: 'This browser cannot show 3D.',
  viewBroken: 'The 3D view cannot be shown right now.',
};

export type Texts = typeof en;
export default en;
