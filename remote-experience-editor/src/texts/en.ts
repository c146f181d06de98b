import { areas } from './en-areas';
import { dashboard } from './en-dashboard';
import { documents } from './en-documents';
import { frame } from './en-frame';
import { manifest } from './en-manifest';
import { polling } from './en-polling';
import { scenes } from './en-scenes';

/** Texts of the experience editor. */
export const en = { areas, dashboard, documents, frame, manifest, polling, scenes };
