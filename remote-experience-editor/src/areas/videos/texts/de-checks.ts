import type { videosChecks } from '@vitrine/shared/contract/areas/videos/checks';
import type { Translation } from '@vitrine/shared/ui';

/** Was das Zertifikat davon sagt. */
export const checks: Translation<typeof videosChecks, 'de'> = {
  'missing-title': {
    video: 'Das Video hat keinen Titel.',
    playlist: 'Die Wiedergabeliste hat keinen Titel.',
  },
  'missing-text': {
    chapter: 'Kapitel {{number}} hat keinen Titel.',
  },
  'no-video': 'Noch kein Film: Er lässt sich hochladen oder über seine Adresse einbinden.',
  'bad-address': 'Die Adresse des Films muss mit https:// beginnen.',
  'bad-times': 'Das Video endet, bevor es beginnt.',
  expired: 'Das Video ist abgelaufen: Besucher sehen es nicht mehr.',
  'no-captions': 'Dem Video fehlen Untertitel ({{language}}) für alle, die es nicht hören können.',
  'no-poster': 'Das Video hat kein Startbild.',
  'caption-times_one': '{{count}} Untertitel ({{language}}) endet, bevor er beginnt.',
  'caption-times_other': '{{count}} Untertitel ({{language}}) enden, bevor sie beginnen.',
  'empty-caption_one': '{{count}} Untertitel ({{language}}) hat keinen Text.',
  'empty-caption_other': '{{count}} Untertitel ({{language}}) haben keinen Text.',
  'late-caption_one': '{{count}} Untertitel ({{language}}) beginnt nach dem Ende des Films.',
  'late-caption_other': '{{count}} Untertitel ({{language}}) beginnen nach dem Ende des Films.',
  'late-chapter': 'Ein Kapitel beginnt nach dem Ende des Films.',
  'empty-playlist': 'Die Wiedergabeliste hat kein Video.',
};
