export const uploads = {
  refused: '{{name}} was not taken',
  dismiss: 'Dismiss',
  noPicture: 'None yet',
  choosePicture: 'Choose a picture: {{what}}',
  replacePicture: 'Choose another: {{what}}',
  removePicture: 'Remove: {{what}}',
  imageTooLarge: 'The picture is larger than 20 MiB.',
};
