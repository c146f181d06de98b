import type { Area } from '../list';

/** What the areas are called, for staff. One file per language, so that readers load their own only; free of zod. */
export const areaNames: Record<Area, string> = {
  dashboard: 'Dashboard',
  scenes: 'Scenes',
  voting: 'Voting',
  'question-vault': 'Question vault',
  'answer-option-vault': 'Answer option vault',
  polling: 'Polling',
  surveys: 'Surveys',
  videos: 'Videos',
  products: 'Products',
  'video-wall': 'Video wall',
  'qr-code-scheduler': 'QR-code scheduler',
  theme: 'Theme',
  'host-editor': 'Host editor',
  'ai-chat': 'AI chat',
  manifest: 'Manifest',
};
