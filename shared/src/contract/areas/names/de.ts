import type { Area } from '../list';

export const areaNames: Record<Area, string> = {
  dashboard: 'Dashboard',
  scenes: 'Szenen',
  voting: 'Abstimmung',
  'question-vault': 'Fragenspeicher',
  'answer-option-vault': 'Antwortspeicher',
  polling: 'Umfragen',
  surveys: 'Fragebögen',
  videos: 'Videos',
  products: 'Produkte',
  'video-wall': 'Videowand',
  'qr-code-scheduler': 'QR-Code-Planer',
  theme: 'Gestaltung',
  'host-editor': 'Gastgeber',
  'ai-chat': 'KI-Chat',
  manifest: 'Manifest',
};
