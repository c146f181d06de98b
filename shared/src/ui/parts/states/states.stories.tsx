import { ApiError } from '../../../client/api-error';
import { Button } from '../actions/button';
import { Toolbar } from '../lists/toolbar';
import { Banner } from './banner';
import {
  LockDrawing,
  PeopleDrawing,
  SearchDrawing,
  SheetsDrawing,
  StoreDrawing,
  VitrineDrawing,
} from './drawings';
import { EmptyState } from './empty-state';
import { ErrorState, NoPermission } from './error-state';
import { Loaded } from './loaded';
import { NothingListed } from './nothing-listed';
import { Skeleton } from './skeleton';
import { UploadProgress } from './upload-progress';

const nothing = () => undefined;

export const Empty = () => (
  <EmptyState
    drawing={<StoreDrawing />}
    title="No stores yet"
    text="A store has the placements where visitors meet an experience."
    action={<Button kind="primary">Create store</Button>}
  />
);

const listed = { onClearSearch: nothing, onClearFilter: null, showsArchived: false, empty: <Empty /> };
export const NothingFound = () => <NothingListed {...listed} q="zzz" />;
export const NothingPassesTheFilter = () => <NothingListed {...listed} q="" onClearFilter={nothing} />;
export const NothingArchived = () => <NothingListed {...listed} q="" showsArchived />;

export const Failed = () => <ErrorState error={new Error('The server is resting')} onRetry={nothing} />;

export const FailedWhileSomethingIsKept = () => (
  <ErrorState error={new Error('The server is resting')} kept="Your changes are kept." onRetry={nothing} />
);

export const NotPermitted = () => <NoPermission />;

const answers = {
  loading: { data: undefined, error: null },
  loaded: { data: 'Bergen', error: null },
  failed: { data: undefined, error: new ApiError('The list is resting', 503, null) },
  refused: { data: undefined, error: new ApiError('Not for you', 403, null) },
};

export const EveryWayThatAQuestionGoes = () =>
  Object.entries(answers).map(([key, answer]) => (
    <Loaded key={key} query={{ ...answer, refetch: nothing }} skeleton={<Skeleton shape="form" />}>
      {(name) => <p>{name}</p>}
    </Loaded>
  ));

export const Loading = () => (
  <>
    <Skeleton shape="cards" />
    <Skeleton shape="rows" count={3} />
    <Skeleton shape="page" />
    <Skeleton shape="form" />
  </>
);

export const AboutTheWholePage = () => (
  <Banner action={<Button>Reload</Button>}>A new version is here. What you entered is kept.</Banner>
);

export const Uploads = () => (
  <>
    <UploadProgress text="Uploading oak.mp4" share={0.4}>
      <Button>Pause</Button>
      <Button>Cancel</Button>
    </UploadProgress>
    <UploadProgress
      text="Checking the-longest-name-that-a-film-has-ever-had-in-this-showroom.mp4"
      share={null}
    >
      <Button>Cancel</Button>
    </UploadProgress>
  </>
);

export const Drawings = () => (
  <Toolbar>
    <VitrineDrawing />
    <StoreDrawing />
    <PeopleDrawing />
    <SheetsDrawing />
    <SearchDrawing />
    <LockDrawing />
  </Toolbar>
);
