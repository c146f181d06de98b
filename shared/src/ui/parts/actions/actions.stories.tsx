import { DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Toolbar } from '../lists/toolbar';
import { ActionMenu, MenuButton } from './action-menu';
import { Button, IconButton, LinkButton } from './button';
import { Choice } from './choice';
import { CopyButton, CopyField } from './copy';
import { FileButton } from './file-button';
import { FileDrop } from './file-drop';

const nothing = () => undefined;

export const Buttons = () => (
  <Toolbar>
    <Button kind="primary" icon={<PlusOutlined />}>
      Create brand
    </Button>
    <Button>Cancel</Button>
    <Button kind="quiet">Show more</Button>
    <Button danger>Delete</Button>
    <Button kind="primary" danger>
      Delete for good
    </Button>
  </Toolbar>
);

export const ButtonsThatCannotBePressed = () => (
  <Toolbar>
    <Button kind="primary" disabled>
      Publish
    </Button>
    <Button disabled>Cancel</Button>
    <Button kind="primary" loading>
      Publish
    </Button>
    <Button loading>Load more</Button>
  </Toolbar>
);

export const ButtonWithALongName = () => (
  <Button icon={<PlusOutlined />}>Create an experience from a template</Button>
);

export const IconsAlone = () => (
  <Toolbar>
    <IconButton label="Edit" icon={<EditOutlined />} />
    <IconButton label="Delete" icon={<DeleteOutlined />} danger />
    <IconButton label="Delete, disabled" icon={<DeleteOutlined />} disabled />
  </Toolbar>
);

export const Links = () => (
  <Toolbar>
    <LinkButton to="/stores">Stores</LinkButton>
    <LinkButton to="/stores" kind="primary">
      Stores
    </LinkButton>
    <LinkButton to="/stores" kind="quiet">
      Stores
    </LinkButton>
  </Toolbar>
);

const actions = [
  { key: 'edit', label: 'Edit', icon: <EditOutlined />, onSelect: nothing },
  { key: 'copy', label: 'Make a copy', disabled: true, onSelect: nothing },
  { key: 'delete', label: 'Delete', icon: <DeleteOutlined />, danger: true, onSelect: nothing },
];

export const Menus = () => (
  <Toolbar>
    <ActionMenu name="Bergen" actions={actions} />
    <MenuButton label="Ada Example" actions={actions}>
      Ada Example
    </MenuButton>
  </Toolbar>
);

export const ChoiceOfAFew = () => {
  const [view, setView] = useState('cards');
  const options = [
    { value: 'cards', label: 'Cards', icon: <EditOutlined /> },
    { value: 'table', label: 'Table', icon: <DeleteOutlined /> },
  ];
  return (
    <Toolbar>
      <Choice label="View" options={options} value={view} onChange={setView} />
      <Choice
        label="View in icons"
        options={options.map((option) => ({ ...option, iconOnly: true }))}
        value={view}
        onChange={setView}
      />
      <Choice label="View, disabled" options={options} value={view} onChange={setView} disabled />
    </Toolbar>
  );
};

const address = 'https://vitrine.example/showroom24?source=the-window-at-the-corner-of-the-street';

export const ToCopy = () => (
  <>
    <CopyField label="Address of Window" text={address} />
    <CopyButton label="Copy the address of Window" text={address} />
  </>
);

export const Files = () => (
  <>
    <FileDrop drop="Drop a table here" or="or" choose="Choose a file" accept=".csv" onFile={nothing} />
    <Toolbar>
      <FileButton text="Upload models" accept=".glb" multiple onFile={nothing} />
      <FileButton text="Sending" accept=".glb" loading onFile={nothing} />
      <FileButton text="Not now" accept=".glb" disabled onFile={nothing} />
    </Toolbar>
  </>
);
