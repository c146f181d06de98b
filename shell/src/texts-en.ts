/** The shell's own words outside the staff frame, for visitors too. */
const en = {
  language: 'en',
  direction: 'ltr' as 'ltr' | 'rtl',
  loading: 'Loading…',
  notFoundTitle: 'There is nothing at this address',
  notFoundText: 'The link may be old, or a letter may be missing. Check the address, or scan the code again.',
  notFoundAction: 'Go to the start',
  notFoundStaffAction: 'To the manager',
  brokenTitle: 'This page stopped working',
  brokenText: 'Something unexpected happened. Nothing that was saved is lost.',
  missingTitle: 'This page could not be loaded',
  missingText: 'Nothing that was saved is lost. Check the connection, then try again.',
  newVersionTitle: 'A new version is out',
  newVersionText: 'Nothing that was saved is lost. Reload the page to get it.',
  reload: 'Reload',
  remoteTitle: (name: string) => `The ${name} could not be loaded`,
  /** Said to staff, who have other screens. */
  restWorks: 'Everything else works, and nothing that was saved is lost.',
  remoteText: 'Check the connection, then try again.',
  remoteBrokenTitle: (name: string) => `The ${name} stopped working`,
  remoteBrokenText: 'The fault is ours, not your connection’s. Try again in a moment.',
  retry: 'Try again',
  close: 'Close',
  /** The specification's words for a success that says none of its own, and for what went wrong (section 8). */
  success: 'Success!',
  successText: 'Operation completed successfully',
  error: 'Error',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  textSize: 'Text size',
  smallerText: 'Smaller text',
  largerText: 'Larger text',
  remotes: { manager: 'manager', experienceEditor: 'experience editor', viewer: 'experience' },
};

export type ShellTexts = typeof en;

export default en;
