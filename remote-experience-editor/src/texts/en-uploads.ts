export const uploads = {
  refused: '{{name}} was not taken',
  dismiss: 'Dismiss',
  imageTooLarge: 'The picture is larger than 20 MiB.',
};
