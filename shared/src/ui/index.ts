/** The staff interface: what screens of the manager and the editor are made of. Only this folder imports antd. */
export { Tooltip } from 'antd';
export { theTenant } from '../client/address';
export { ApiError } from '../client/api-error';
export { useAddressState } from './data/use-address-state';
export { useAnswers } from './data/use-answers';
export { useApi } from './data/use-api';
export { useClearAddress } from './data/use-clear-address';
export { type Connection, useConnection } from './data/use-connection';
export { type EndpointList, useEndpointList } from './data/use-endpoint-list';
export { type EndpointMutation, useEndpointMutation, type WriteRequest } from './data/use-endpoint-mutation';
export { type EndpointPage, useEndpointPage } from './data/use-endpoint-page';
export { useEndpointQuery } from './data/use-endpoint-query';
export { useFileSending } from './data/use-file-sending';
export { useMay } from './data/use-may';
export { useRecordSave } from './data/use-record-save';
export { Checkbox } from './form/checkbox';
export { ColourField } from './form/colour-field';
export { DateTimeField } from './form/date-time-field';
export { useFieldMessage } from './form/field-message';
export { FormDialog } from './form/form-dialog';
export { FormField } from './form/form-field';
export type { FormSchema } from './form/form-schema';
export { LabelledField } from './form/labelled-field';
export { SaveForm } from './form/save-form';
export type { SelectOption } from './form/select';
export { Switch } from './form/switch';
export { TextArea } from './form/text-area';
export { TextField } from './form/text-field';
export { useFieldValue } from './form/use-field-value';
export * from './icons';
export * from './icons-areas';
export * from './icons-editing';
export {
  MultiSelect,
  NumberField,
  QrCode,
  SearchMultiSelect,
  SearchSelect,
  Select,
  Tabs,
} from './lazy-parts';
export { ActionMenu, type MenuAction, MenuButton } from './parts/actions/action-menu';
export { Button, IconButton, LinkButton } from './parts/actions/button';
export { Choice } from './parts/actions/choice';
export { ConfirmByName } from './parts/actions/confirm-by-name';
export { CopyButton, CopyField } from './parts/actions/copy';
export { FileButton } from './parts/actions/file-button';
export { FileDrop } from './parts/actions/file-drop';
export { Dialog } from './parts/dialogs/dialog';
export { Drawer } from './parts/dialogs/drawer';
export { type Column, DataTable } from './parts/lists/data-table';
export { LoadMore } from './parts/lists/load-more';
export { Pages } from './parts/lists/pages';
export { SearchField } from './parts/lists/search-field';
export { ChooseAll, ChooseOne, type Selection, useSelection } from './parts/lists/selection';
export { Toolbar } from './parts/lists/toolbar';
export { ExperienceStatusTag } from './parts/marks/experience-status-tag';
export { Initials } from './parts/marks/initials';
export { LookSample } from './parts/marks/look-sample';
export { StatusTag, Tag, type Tone } from './parts/marks/status-tag';
export { Card, CardGrid } from './parts/page/card';
export { Page, Section } from './parts/page/page';
export { useScreenHeading } from './parts/page/use-screen-heading';
export { VisuallyHidden } from './parts/page/visually-hidden';
export { Banner } from './parts/states/banner';
export {
  LockDrawing,
  PeopleDrawing,
  SearchDrawing,
  SheetsDrawing,
  StoreDrawing,
  VitrineDrawing,
} from './parts/states/drawings';
export { EmptyState } from './parts/states/empty-state';
export { ErrorState, NoPermission } from './parts/states/error-state';
export { Loaded } from './parts/states/loaded';
export { NothingListed } from './parts/states/nothing-listed';
export { Skeleton } from './parts/states/skeleton';
export { UploadProgress } from './parts/states/upload-progress';
export { UiProvider } from './provider/ui-provider';
export { type Look, useLook } from './provider/use-look';
export { useMediaQuery } from './provider/use-media-query';
export { registerTexts } from './texts/texts';
export { useAreaNames } from './texts/use-area-names';
export { useFormat } from './texts/use-format';
export { useNow } from './texts/use-now';
