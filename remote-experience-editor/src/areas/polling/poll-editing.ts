import type { PollingDocument } from '@vitrine/shared/contract';
import type { Editing } from '../../documents/store/use-document';

/** The open poll. */
export type PollEditing = Editing<PollingDocument>;
