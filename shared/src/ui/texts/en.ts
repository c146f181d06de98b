/** Texts of the shared parts themselves. */
export const en = {
  actions: 'Actions for {{name}}',
  cancel: 'Cancel',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyFailed: 'Copying is blocked here. The text is selected: copy it with the keyboard.',
  justNow: 'just now',
  leaveUnsaved: 'Your changes are not saved and would be lost. Leave all the same?',
  loading: 'Loading',
  loadMore: 'Show more',
  retry: 'Try again',
  save: 'Save',
  qrFor: 'QR code for {{address}}',
  optional: 'optional',
  typeNameToConfirm: 'Type “{{name}}” to confirm',
  error: {
    title: 'This could not be loaded',
    nothingLost: 'Nothing that you saved is lost.',
  },
  noPermission: {
    title: 'Your role does not include this',
    text: 'Ask an owner or a manager of the brand to let you in.',
  },
  experienceStatus: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Changed',
    unpublished: 'Unpublished',
    archived: 'Archived',
  },
};
