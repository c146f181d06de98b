import { spokenTexts } from '../spoken-texts';

/** Every word of signing in and out. These screens come before the staff interface and its dictionaries. */
const english = {
  product: 'Vitrine',
  staffEntrance: 'Staff entrance',
  language: 'Language',
  signInTitle: 'Sign in',
  signInLead: 'Good to see you. Use the account that you were invited with.',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least 8 characters. A few words that only you would put together are best.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  forgot: 'Forgot your password?',
  or: 'or',
  google: 'Continue with Google',
  sendLink: 'Send me a link',
  sending: 'Sending…',
  invitedTitle: 'You have been invited',
  invitedLead:
    'Choose a password to accept, or let us send you a link. Use the address that the invitation was sent to.',
  otherAddress:
    'This invitation is for another address. Use the one that it was sent to, or ask for an invitation of this one.',
  invitations: {
    expired: {
      title: 'This invitation has expired',
      lead: 'Ask the person who invited you for a new one, and open the link in it.',
    },
    ended: {
      title: 'This invitation link does not work any more',
      lead: 'It was used already, withdrawn, or replaced by a newer one. If you accepted it before, sign in. Otherwise ask the person who invited you for a new one.',
    },
  },
  toSignIn: 'Go to sign-in',
  createAccount: 'Create account',
  creating: 'Creating the account…',
  haveAccount: 'I have an account already',
  noAccount: 'I have no account yet',
  linkTitle: 'Sign in with a link',
  linkLead: 'We send you a link that signs you in on this device. No password needed.',
  linkSentTitle: 'Look into your mailbox',
  linkSent: (email: string) =>
    `If ${email} has access, a link is on its way. Open it on this device. It can take a minute.`,
  confirmTitle: 'Which address was it sent to?',
  confirmLead:
    'You opened a sign-in link in another browser. Enter the address that it was sent to, and you are in.',
  confirm: 'Continue',
  resetTitle: 'Reset your password',
  resetLead: 'We send you a link with which you choose a new password.',
  sendReset: 'Send reset link',
  newPasswordTitle: 'Choose a new password',
  newPasswordLead: 'You will use it from now on. Your other devices are signed out and ask for it too.',
  savePassword: 'Save password',
  saving: 'Saving…',
  passwordSaved: 'The new password is saved. Sign in with it.',
  back: 'Back to sign-in',
  confirmAddressTitle: 'Confirm your address',
  confirmAddressLead: (email: string) =>
    `An invitation’s link can be passed on. Show that you read the mail of ${email}, and you get everything that you were given access to.`,
  confirmationSent: (email: string) =>
    `A link is on its way to ${email}. It can take a minute. Open it on any device.`,
  sendAgain: 'Send the link again',
  addressConfirmed: 'I have opened it',
  addressNotConfirmed:
    'Your address is not confirmed yet. Open the newest link that we sent you, then try again.',
  confirmLater: 'Later: go on with what I was invited to',
  backToInvitation: 'Back to the invitation',
  demoMail: 'No mail leaves the demo. This is the link that it would have carried:',
  openLink: 'Open the link',
  demoTitle: 'Demo accounts',
  demoLead: 'Pick one, then sign in. They exist on this machine only.',
  demoRoles: { owner: 'Owner', manager: 'Manager', editor: 'Editor', analyst: 'Analyst' } as Partial<
    Record<string, string>
  >,
  emailMissing: 'Enter your email address.',
  emailMalformed: 'This does not look like an email address. Is a letter missing?',
  passwordMissing: 'Enter your password.',
  passwordShort: 'Use at least 8 characters.',
  signedOutTitle: 'You are signed out',
  signedOutLead: 'In this browser, in every tab. See you soon.',
  signingOut: 'Signing out…',
  signInAgain: 'Sign in again',
  signOutFailedTitle: 'Signing out did not work',
  signOutFailed: 'You may still be signed in here. Close the browser, or try again.',
  signOut: 'Sign out',
  staySignedIn: 'Stay signed in',
  expiredTitle: 'Sign in again to go on',
  expiredLead:
    'Your session has ended. Nothing that you typed is lost: it is still there behind this window.',
  expiredLeave: 'Sign out and leave this page',
  confirmingLead:
    'Changing how you sign in needs a sign-in of the last few minutes. Nothing that you typed is lost: it goes on by itself.',
  changeFailed: 'This did not work, and nothing was changed. Please try again in a moment.',
  methodsUnreachable: 'How you sign in could not be read. Check your network, then try again.',
  googleTitle: 'Which Google account?',
  googleLead: 'Google is not there in the demo. Enter the address of the account that it would sign in.',
  retry: 'Try again',
  loading: 'Loading…',
  statistics: 'Allow usage statistics (Google Analytics)',
  refusals: {
    'not-invited': {
      title: 'No invitation for this account',
      lead: 'Ask an owner of your organisation to invite this address, or sign in with another account.',
    },
    'invitation-expired': {
      title: 'This invitation has expired',
      lead: 'Ask the person who invited you for a new one. Your account is kept.',
    },
    'invitation-invalid': {
      title: 'This invitation link does not work any more',
      lead: 'It was used already, withdrawn, or replaced by a newer one. Ask the person who invited you for a new one.',
    },
    'invitation-other-address': {
      title: 'This invitation is for another address',
      lead: 'Sign out, then sign in with the address that the invitation was sent to.',
    },
    disabled: {
      title: 'Your access has been switched off',
      lead: 'An owner of your organisation can switch it on again.',
    },
  } as Partial<Record<string, { title: string; lead: string }>>,
  refusedTitle: 'You cannot come in right now',
  unreachableTitle: 'Vitrine does not answer',
  unreachableLead:
    'You are signed in, but we could not load your roles. Check the connection, then try again.',
  signedInAs: (email: string) => `Signed in as ${email}`,
  failure: 'Signing in did not work. Please try again in a moment.',
  codeUnreachable: 'The sign-in could not be loaded. Check your network, then try again.',
  failures: {
    'invalid-credential': 'Email and password do not match. Check both, or reset your password.',
    'wrong-password': 'Email and password do not match. Check both, or reset your password.',
    'user-not-found': 'Email and password do not match. Check both, or reset your password.',
    'invalid-email': 'This does not look like an email address. Is a letter missing?',
    'user-disabled': 'This account has been switched off. Ask an owner of your organisation.',
    'too-many-requests': 'Too many attempts. Wait a few minutes, or reset your password.',
    'network-request-failed': 'No connection to the sign-in service. Check your network, then try again.',
    timeout: 'The sign-in service took too long. Check your network, then try again.',
    'email-already-in-use': 'This address has an account already. Sign in instead.',
    'weak-password': 'This password is too easy to guess. Use a longer one.',
    'password-does-not-meet-requirements': 'This password is too easy to guess. Use a longer one.',
    'invalid-action-code': 'This link was used already or is not complete. Ask for a new one.',
    'expired-action-code': 'This link is too old. Ask for a new one.',
    'popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this page, then try again.',
    'popup-closed-by-user': 'The Google window was closed. Try again, or use your password.',
    'cancelled-popup-request': 'The Google window was closed. Try again, or use your password.',
    'account-exists-with-different-credential':
      'This address signs in another way. Use your password or a link in a mail.',
    'credential-already-in-use': 'This Google account signs somebody else in here. Choose another one.',
    'provider-already-linked': 'A Google account is linked already. Unlink it first.',
    'no-such-provider': 'This account is not linked any more.',
    'operation-not-allowed': 'This way of signing in is switched off. Use another one.',
    'admin-restricted-operation': 'Accounts are made by invitation only. Ask an owner of your organisation.',
    'tenant-id-mismatch': 'This link belongs to another organisation’s Vitrine.',
    'unsupported-tenant-operation': 'This way of signing in is switched off. Use another one.',
  },
};

export type EntranceTexts = typeof english;

export const { texts, speak, words } = spokenTexts<EntranceTexts>(english, {
  de: () => import('./texts-de'),
  ar: () => import('./texts-ar'),
});
