import type { Translation } from '@vitrine/shared/ui';
import type { uploads as english } from './en-uploads';

export const uploads: Translation<typeof english, 'de'> = {
  refused: '{{name}} wurde nicht angenommen',
  dismiss: 'Ausblenden',
  noPicture: 'Noch keines',
  choosePicture: 'Bild wählen: {{what}}',
  replacePicture: 'Anderes wählen: {{what}}',
  removePicture: 'Entfernen: {{what}}',
  imageTooLarge: 'Das Bild ist größer als 20 MiB.',
};
