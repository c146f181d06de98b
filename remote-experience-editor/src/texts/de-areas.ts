import type { Translation } from '@vitrine/shared/ui';
import type { areas as english } from './en-areas';

export const areas: Translation<typeof english, 'de'> = {
  dashboard: {
    name: 'Dashboard',
    intro: 'Was Besucher getan haben und was zwischen diesem Erlebnis und seiner nächsten Version steht.',
  },
  scenes: { name: 'Szenen', intro: 'Räume in 3D, in denen Besucher umhergehen.' },
  voting: { name: 'Abstimmung', intro: 'Abstimmungen, die jemand vor Publikum öffnet und schließt.' },
  'question-vault': {
    name: 'Fragenspeicher',
    intro: 'Fragen, einmal aufbewahrt, für Umfragen, Abstimmungen und Fragebögen.',
  },
  'answer-option-vault': {
    name: 'Antwortspeicher',
    intro: 'Antwortsets, einmal aufbewahrt, etwa Skalen und Spannen.',
  },
  polling: { name: 'Umfragen', intro: 'Kurze Umfragen, die Besucher beantworten, wann sie mögen.' },
  surveys: { name: 'Fragebögen', intro: 'Längere Fragebögen über mehrere Seiten, mit Logik und Quoten.' },
  videos: { name: 'Videos', intro: 'Filme mit Startbild, Untertiteln und Kapiteln.' },
  products: { name: 'Produkte', intro: 'Was die Marke verkauft: Varianten, Preise, Medien und Modelle.' },
  'video-wall': { name: 'Videowand', intro: 'Mehrere Bildschirme, die wie ein Bild spielen.' },
  'qr-code-scheduler': {
    name: 'QR-Code-Planer',
    intro: 'Gedruckte Codes, deren Ziel mit Zeit und Ort wechselt.',
  },
  theme: {
    name: 'Gestaltung',
    intro: 'Farben, Schrift und Bilder, die das Erlebnis zu dem der Marke machen.',
  },
  'host-editor': {
    name: 'Gastgeber',
    intro: 'Die virtuelle Person, die Besucher begrüßt und ihnen antwortet.',
  },
  'ai-chat': {
    name: 'KI-Chat',
    intro: 'Ein Gespräch, das aus den Inhalten dieses Erlebnisses antwortet.',
  },
  manifest: { name: 'Manifest', intro: 'Jede veröffentlichte Version und der Weg zurück zu ihr.' },
};
