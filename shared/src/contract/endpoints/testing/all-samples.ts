import { qrCodeSamples } from '../../areas/qr-code-scheduler/testing/samples';
import { surveysSamples } from '../../areas/surveys/testing/samples';
import { videoWallSamples } from '../../areas/video-wall/testing/samples';
import type { endpoints } from '../../endpoints';
import { apiTokenSamples } from './api-tokens';
import { brandSamples } from './brands';
import { commentSamples } from './comments';
import { documentSamples } from './documents';
import { experienceSamples } from './experiences';
import { importSamples } from './imports';
import { librarySamples } from './library';
import { placementSamples } from './placements';
import { publishingSamples } from './publishing';
import { remoteLoadSamples } from './remote-loads';
import { resultSamples } from './results';
import type { Samples } from './samples';
import { storeSamples } from './stores';
import { tenantSamples } from './tenant';
import { tokenSamples } from './tokens';
import { visitorSamples } from './visitors';
import { webhookSamples } from './webhooks';

/** A sample for every endpoint that takes something. */
export const samples: Samples<typeof endpoints> = {
  ...apiTokenSamples,
  ...brandSamples,
  ...commentSamples,
  ...documentSamples,
  ...experienceSamples,
  ...importSamples,
  ...librarySamples,
  ...placementSamples,
  ...publishingSamples,
  ...qrCodeSamples,
  ...remoteLoadSamples,
  ...resultSamples,
  ...storeSamples,
  ...surveysSamples,
  ...tenantSamples,
  ...tokenSamples,
  ...videoWallSamples,
  ...visitorSamples,
  ...webhookSamples,
};
